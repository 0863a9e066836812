let next = Date.now() % 100_000_000

/** A phone number that no other story of this run uses. */
export const freshPhone = (): string => {
  next = (next + 7919 + process.pid) % 100_000_000
  return `138${String(next).padStart(8, '0')}`
}

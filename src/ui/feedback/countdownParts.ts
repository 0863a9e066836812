/** What is left until a moment, in whole days, hours, minutes and seconds; zeros once it has passed. */
export function countdownParts(leftMs: number): {
  days: number
  hours: string
  minutes: string
  seconds: string
} {
  const total = Math.max(0, Math.ceil(leftMs / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  return {
    days: Math.floor(total / 86400),
    hours: two(Math.floor(total / 3600) % 24),
    minutes: two(Math.floor(total / 60) % 60),
    seconds: two(total % 60),
  }
}

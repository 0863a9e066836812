const lone = /\p{Surrogate}/u
const NUL = String.fromCharCode(0)

/** Whether a value holds only text that the database can keep: no NUL, no half of a surrogate pair. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes(NUL) && !lone.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, entry]) => isStorable(key) && isStorable(entry))
}

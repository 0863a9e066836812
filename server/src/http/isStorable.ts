/** Half of a surrogate pair, or a control character that is no tab and ends no line. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u
/** The last moment of the year 9999, in milliseconds: a later one is written in another way, which the database does not read. */
const LARGEST = 253_402_300_799_999
/** Deeper than any contract; bounds recursion over a value. */
const DEEPEST = 64

/** Whether a value holds only what the database and a page can show: plain text, and no abyss of brackets. */
export const isStorable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return !unfit.test(value)
  if (typeof value === 'number') return Math.abs(value) <= LARGEST
  if (typeof value !== 'object' || value === null) return true
  if (depth === DEEPEST) return false
  if (Array.isArray(value)) return value.every((entry) => isStorable(entry, depth + 1))
  return Object.entries(value).every(([key, entry]) => !unfit.test(key) && isStorable(entry, depth + 1))
}

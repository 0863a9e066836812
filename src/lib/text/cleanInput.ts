import { cleanText } from './cleanText'

/** Deeper values than any contract describes are left alone; the backend refuses them. */
const DEEPEST = 64
const PLAIN = /^[\t\n\x20-\x7e]*$/

const cleaned = (text: string): string => (PLAIN.test(text) ? text : cleanText(text))

/**
 * Cleans every text in the input of a call, keys included: the backend does it before the contract measures lengths. Fields of the
 * device clean with `cleanText`, so both measure the same.
 */
export const cleanInput = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return cleaned(value)
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value
  if (Array.isArray(value)) return value.map((entry) => cleanInput(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [cleaned(key), cleanInput(entry, depth + 1)]),
  )
}

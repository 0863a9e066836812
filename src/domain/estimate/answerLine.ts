/** Chosen letters by the number of a question; several letters where several options are right. */
export type AnswerKey = Readonly<Record<string, string>>

const HEAD = /(\d{1,3})(?:\s*[-–—~～至]\s*(\d{1,3}))?\s*[.、:：．]?\s*([A-Ga-g][A-Ga-g\s,，、/|]*)/g

const sorted = (letters: string): string => [...new Set(letters.toUpperCase())].sort().join('')

/** Splits letters into one answer for each question: by spaces where their number fits, else letter by letter. */
const split = (letters: string, count: number): string[] => {
  const groups = letters.split(/[\s,，、/|]+/).filter(Boolean)
  if (count === 1) return [groups.join('')]
  return groups.length === count ? groups : [...groups.join('')]
}

/**
 * Reads a typed or pasted line: `1-5 ABCDA`, `17 ABD`, `17-19 AB ACD BD`, or letters alone, which then begin at `from`. Surplus
 * letters of a range are dropped.
 */
export const readAnswerLine = (text: string, from = 1): AnswerKey => {
  const found: Record<string, string> = {}
  const put = (first: number, answers: readonly string[]): void =>
    answers.forEach((letters, at) => {
      if (letters) found[String(first + at)] = sorted(letters)
    })
  if (!/\d/.test(text)) {
    const groups = text.split(/[\s,，、/|]+/).filter(Boolean)
    const isGrouped = groups.length > 1 && groups.some((group) => group.length > 1)
    const letters = text.replace(/[^A-Ga-g]/g, '')
    put(from, isGrouped && groups.every((group) => /^[A-Ga-g]+$/.test(group)) ? groups : [...letters])
    return found
  }
  for (const [, first = '', last, letters = ''] of text.matchAll(HEAD)) {
    const count = Math.max(1, Number(last ?? first) - Number(first) + 1)
    put(Number(first), split(letters, count).slice(0, count))
  }
  return found
}

import type { PaperProblem } from './paperProblems'

/** The questions that a line names, with all that it says of them. */
export interface Span {
  readonly first: number
  readonly last: number
  readonly kind: 'single' | 'multi'
  readonly options: number
  readonly letters: string
}

const SEPARATORS = /[\s,，、/|;；]+/

const lastLetter = (options: number): string => String.fromCharCode('A'.charCodeAt(0) + options - 1)

/** One answer for each question: by groups where their number fits, else letter by letter. */
const split = (letters: string, count: number, kind: Span['kind']): string[] => {
  const groups = letters.split(SEPARATORS).filter(Boolean)
  if (count === 1) return groups.length === 0 ? [] : [groups.join('')]
  return groups.length === count || kind === 'multi' ? groups : [...groups.join('')]
}

const sorted = (letters: string): string => [...new Set(letters.toUpperCase())].sort().join('')

type Found = Omit<PaperProblem, 'line'>

/** The answers of a span in the order of its questions, or what is wrong with them; a surplus letter is never dropped. */
export const keyLetters = ({ first, last, kind, options, letters }: Span): string[] | Found[] => {
  const count = last - first + 1
  const typed = split(letters, count, kind)
  const answers = typed.map(sorted)
  if (answers.length !== count)
    return [{ reason: 'keyCount', found: String(answers.length), needed: String(count) }]
  const problems = answers.flatMap((answer, at): Found[] => {
    const found = String(first + at)
    if (kind === 'single' && typed[at]?.length !== 1) return [{ reason: 'several', found, needed: '' }]
    return [...answer].some((letter) => letter < 'A' || letter > lastLetter(options))
      ? [{ reason: 'letters', found, needed: lastLetter(options) }]
      : []
  })
  return problems.length > 0 ? problems : answers
}

/** Whether an answer of `keyLetters` is its problems. */
export const areProblems = (read: string[] | Found[]): read is Found[] => typeof read[0] === 'object'

import { plainSigns } from '@/lib/text/plainSigns'

/** A letter of the right spelling, and whether it was typed. */
export interface SpelledLetter {
  readonly letter: string
  readonly isRight: boolean
}

const plain = (text: string): string =>
  plainSigns(text).trim().toLowerCase().replace(/\s+/g, ' ').replace(/[‘’]/g, "'").replace(/[‐–—]/g, '-')

/** Whether a word was spelled right; case, width, outer spaces and the keyboard's way to write an apostrophe do not count. */
export const isSpelledRight = (typed: string, word: string): boolean => plain(typed) === plain(word)

/** The right spelling, each letter marked by whether the typed text has it in its place (longest common subsequence). */
export const spelledLetters = (typed: string, word: string): SpelledLetter[] => {
  const [mine, right] = [plain(typed), plain(word)]
  const table = Array.from({ length: mine.length + 1 }, () => new Array<number>(right.length + 1).fill(0))
  const at = (row: number, column: number): number => table[row]?.[column] ?? 0
  for (let row = mine.length - 1; row >= 0; row--) {
    for (let column = right.length - 1; column >= 0; column--) {
      const isSame = mine[row] === right[column]
      const length = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      const line = table[row]
      if (line) line[column] = length
    }
  }
  const letters: SpelledLetter[] = []
  let row = 0
  for (let column = 0; column < right.length;) {
    const isRight = row < mine.length && mine[row] === right[column]
    if (!isRight && row < mine.length && at(row + 1, column) >= at(row, column + 1)) {
      row++
      continue
    }
    letters.push({ letter: word.trim()[column] ?? '', isRight })
    if (isRight) row++
    column++
  }
  return letters
}

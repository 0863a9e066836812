import type { SearchHit } from '@/contracts/word/books'
import type { WordRow } from '@/contracts/word/wordFields'

const MOST = 20
const HAN = /[㐀-鿿]/

const matchOf = (row: WordRow, wanted: string): SearchHit['match'] | undefined => {
  if (HAN.test(wanted)) return row.short.includes(wanted) ? 'meaning' : undefined
  const word = row.word.toLowerCase()
  if (word === wanted) return 'word'
  return word.startsWith(wanted) ? 'prefix' : undefined
}

/** Words of the book on the device by spelling, prefix or Chinese meaning, the exact one first. */
export const searchBook = (rows: readonly WordRow[], text: string): SearchHit[] => {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return []
  const hits: SearchHit[] = []
  for (const row of rows) {
    const match = matchOf(row, wanted)
    if (match) hits.push({ ...row, match })
  }
  const rank = ({ match, frequency, word }: SearchHit): number =>
    (match === 'word' ? 0 : 100) - frequency + word.length / 100
  return hits.sort((one, other) => rank(one) - rank(other)).slice(0, MOST)
}

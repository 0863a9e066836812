import type { SearchHit } from '@/contracts/word/books'
import { isFormOf } from '@/domain/vocabulary/inflections'
import type { WordRow } from '@/contracts/word/wordFields'

const MOST = 20
const HAN = /[㐀-鿿]/

const matchOf = (row: WordRow, wanted: string): SearchHit['match'] | undefined => {
  if (HAN.test(wanted)) return row.short.includes(wanted) ? 'meaning' : undefined
  const word = row.word.toLowerCase()
  if (word === wanted) return 'word'
  if (isFormOf(wanted, word)) return 'inflection'
  return word.startsWith(wanted) ? 'prefix' : undefined
}

/** Distance of a match: the exact word, a form of it, then the rest. */
const FAR: Partial<Record<SearchHit['match'], number>> = { word: 0, inflection: 20 }

/** Words of the book on the device by spelling, inflected form, prefix or Chinese meaning, the exact one first. */
export const searchBook = (rows: readonly WordRow[], text: string): SearchHit[] => {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return []
  const hits: SearchHit[] = []
  for (const row of rows) {
    const match = matchOf(row, wanted)
    if (match) hits.push({ ...row, match })
  }
  const rank = ({ match, frequency, word }: SearchHit): number =>
    (FAR[match] ?? 100) - frequency + word.length / 100
  return hits.sort((one, other) => rank(one) - rank(other)).slice(0, MOST)
}

import { createHash } from 'node:crypto'
import { inflectionsOf } from '@/domain/vocabulary/inflections'
import { hash } from '@/lib/hash'
import { wordId } from '@/domain/vocabulary/wordId'
import type { words } from '../../db/schema/words'
import type { Content } from '../../authoring/Content'
import { wordKinds } from '../../authoring/kinds/wordKinds'
import type { AuthoredWord } from '../../authoring/wordSchema'

const PARTS_IN_SHORT = 3
const DIGEST = 16

export type WordRowFields = Omit<typeof words.$inferInsert, 'version' | 'removed'>

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, DIGEST)

/** The first meaning of each part of speech: enough for a list. */
const shortOf = ({ senses }: AuthoredWord): string =>
  senses
    .slice(0, PARTS_IN_SHORT)
    .map(({ pos, text }) => `${pos}. ${text.split(/[；;]/)[0] ?? text}`)
    .join(' ')

const detailOf = (row: AuthoredWord, ids: ReadonlySet<string>) => ({
  senses: row.senses,
  example: row.example,
  ...(row.root !== undefined && { root: row.root }),
  collocations: row.collocations,
  confusable: row.confusable.map((one) => {
    const id = wordId(one.word)
    return ids.has(id) ? { ...one, id } : one
  }),
  inflections: [
    ...inflectionsOf(
      row.word,
      row.senses.map(({ pos }) => pos),
    ),
  ],
})

/** All authored words, by file and place. */
const authoredWords = (content: Content): readonly AuthoredWord[] =>
  [...content.of(wordKinds).words.values()].flat()

/** The rows of the list. `place` is the last word on the order of the book (`byBookOrder`). */
export const wordRows = (content: Content): WordRowFields[] => {
  const all = authoredWords(content)
  const ids = new Set(all.map(({ word }) => wordId(word)))
  return all.map((row) => {
    const fields = {
      id: wordId(row.word),
      word: row.word,
      phonetic: row.phonetic,
      pos: row.senses[0]?.pos ?? 'n',
      short: shortOf(row),
      meanings: row.senses.map(({ text }) => text).join('；'),
      stage: row.stage,
      frequency: row.frequency,
      detail: detailOf(row, ids),
    }
    return { ...fields, place: hash(fields.id), hash: hashOf(fields) }
  })
}

import * as v from 'valibot'
import { readJson } from '@/lib/readJson'
import { wordRowSchema, type WordRow } from '@/contracts/word/wordFields'

const { id, word, phonetic, pos, short, stage, frequency } = wordRowSchema.entries
/** A row as a list: the names of the fields would double what the device keeps. */
const packedSchema = v.array(v.tuple([id, word, phonetic, pos, short, stage, frequency]))

/** Rows as text for the device's storage. */
export const packRows = (rows: readonly WordRow[]): string =>
  JSON.stringify(
    rows.map((row) => [row.id, row.word, row.phonetic, row.pos, row.short, row.stage, row.frequency]),
  )

/** Rows out of the storage; undefined when they are not there or not whole. */
export const unpackRows = (text: string | undefined): WordRow[] | undefined => {
  return readJson(packedSchema, text)?.map(([id, word, phonetic, pos, short, stage, frequency]) => ({
    id,
    word,
    phonetic,
    pos,
    short,
    stage,
    frequency,
  }))
}

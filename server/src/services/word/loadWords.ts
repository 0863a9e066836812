import { inArray, sql } from 'drizzle-orm'
import { insertAsJson, upsertAsJson } from '../../authoring/insertAsJson'
import { chunksOf } from '../../authoring/upsertRows'
import type { Db } from '../../db/Database'
import { wordForms, words } from '../../db/schema/words'
import type { Content } from '../../authoring/Content'
import { type WordRowFields, wordRows } from './wordRows'

const replaceForms = async (tx: Db, rows: readonly WordRowFields[]): Promise<void> => {
  await tx.delete(wordForms)
  const forms = rows.flatMap(({ id, detail }) => detail.inflections.map((form) => ({ form, wordId: id })))
  await insertAsJson(tx, wordForms, forms, sql`on conflict do nothing`)
}

/**
 * Synchronizes the table of words with the content. Unchanged words keep their version, and removed words stay marked
 * as removed: devices fetch only the difference, and no learner's log dangles.
 */
export const loadWords = async (tx: Db, content: Content): Promise<void> => {
  const rows = wordRows(content)
  const known = await tx
    .select({ id: words.id, hash: words.hash, version: words.version, removed: words.removed })
    .from(words)
  const version = known.reduce((latest, row) => Math.max(latest, row.version), 0) + 1
  const hashes = new Map(known.filter(({ removed }) => !removed).map(({ id, hash }) => [id, hash]))
  const ids = new Set(rows.map(({ id }) => id))
  const gone = [...hashes.keys()].filter((id) => !ids.has(id))
  const changed = rows.filter(({ id, hash }) => hashes.get(id) !== hash)
  await upsertAsJson(
    tx,
    words,
    [words.id],
    changed.map((row) => ({ ...row, version, removed: false })),
  )
  for (const part of chunksOf(gone))
    await tx.update(words).set({ removed: true, version }).where(inArray(words.id, part))
  await replaceForms(tx, rows)
}

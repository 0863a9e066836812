import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/Database'
import * as tables from '../db/schema/content'
import { withLock } from '../db/withLock'
import type { Content } from './contentSchemas'
import { loadWords } from './loadWords'
import { classTypeRows, commentRows, goodsRows, itemRows, lessonRows, regionRows } from './rowsOf'

const CHUNK = 500

const replace = async <T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  await tx.delete(table)
  for (let at = 0; at < rows.length; at += CHUNK) await tx.insert(table).values(rows.slice(at, at + CHUNK))
}

const replaceAll = async (tx: Db, content: Content): Promise<void> => {
  const placed = <T>(rows: readonly T[]) => rows.map((row, position) => ({ ...row, position }))
  await replace(tx, tables.contentItems, itemRows(content))
  await replace(tx, tables.branches, placed(content.branches))
  await replace(tx, tables.promotions, content.promotions)
  await replace(tx, tables.sellers, content.sellers)
  await replace(tx, tables.schools, placed(content.schools))
  await replace(tx, tables.regions, regionRows(content))
  await replace(tx, tables.teachers, content.teachers)
  await replace(tx, tables.classTypes, classTypeRows(content))
  await replace(tx, tables.goods, goodsRows(content))
  await replace(tx, tables.lessons, lessonRows(content))
  await replace(tx, tables.goodsComments, commentRows(content))
  await loadWords(tx, content)
}

/** Whether any content is loaded. */
export const isContentLoaded = async (db: Db): Promise<boolean> => {
  const rows = await db.select({ hash: tables.contentState.hash }).from(tables.contentState)
  return rows.length > 0
}

/** Whether the database holds the content of this hash. */
export const isContentCurrent = async (db: Db, hash: string): Promise<boolean> => {
  const rows = await db.select({ hash: tables.contentState.hash }).from(tables.contentState)
  return rows.some((row) => row.hash === hash)
}

/** Brings the database to the content, in one transaction; does nothing when it is there already. */
export const loadContent = (
  db: Db,
  content: Content,
  hash: string,
  now: number,
): Promise<'loaded' | 'unchanged'> =>
  withLock(db, 'content', async (tx) => {
    const [state] = await tx.select().from(tables.contentState).where(eq(tables.contentState.id, 1))
    if (state?.hash === hash) return 'unchanged'
    await replaceAll(tx, content)
    await tx
      .insert(tables.contentState)
      .values({ id: 1, hash, loadedAt: now })
      .onConflictDoUpdate({ target: tables.contentState.id, set: { hash, loadedAt: now } })
    return 'loaded'
  })

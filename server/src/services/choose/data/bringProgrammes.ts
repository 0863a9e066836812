import { and, inArray, sql } from 'drizzle-orm'
import { upsertAsJson } from '../../../authoring/insertAsJson'
import type { Db } from '../../../db/Database'
import {
  chooseFavourites as favourites,
  choosePlans as plans,
  programmes,
} from '../../../db/schema/schoolChoice'
import type { ProgrammeRow } from './ProgrammeRow'

const inUse = sql`exists (select 1 from ${favourites} f where f.kind = 'programme' and f.target_id = ${programmes.programmeId})
  or exists (select 1 from ${plans} p where p.programme_id = ${programmes.programmeId})`

/** Inserts or updates programmes. */
export const upsertProgrammes = (tx: Db, rows: readonly ProgrammeRow[]): Promise<void> =>
  upsertAsJson(tx, programmes, [programmes.programmeId], rows)

/**
 * Synchronises the programmes with the content files, except for those that an operator imported. Retires a removed programme that a
 * learner uses, instead of deleting it.
 */
export const bringProgrammes = async (tx: Db, rows: readonly ProgrammeRow[]): Promise<void> => {
  const ids = JSON.stringify(rows.map(({ programmeId }) => programmeId))
  const gone = and(
    inArray(programmes.origin, ['record', 'sample']),
    sql`${programmes.programmeId} not in (select jsonb_array_elements_text(${ids}::jsonb))`,
  )
  await tx.delete(programmes).where(and(gone, sql`not (${inUse})`))
  await tx.update(programmes).set({ retired: true }).where(gone)
  await upsertAsJson(tx, programmes, [programmes.programmeId], rows, sql`${programmes.origin} <> 'import'`)
}

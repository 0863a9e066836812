import type { Db } from '../db/Database'
import { contentAreas } from '../db/schema/content'
import { withLockForLong } from '../db/withLock'
import { type Content, sourcesOf } from './Content'
import type { ContentFolder } from './ContentFolder'
import { ContentRefused } from './ContentRefused'

/** The hash of the content that the database holds, by area. */
export const loadedHashes = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.select().from(contentAreas)
  return new Map(rows.map(({ area, hash }) => [area, hash]))
}

/** The areas whose files are not what the database holds. */
export const changedAreas = (
  hashes: ReadonlyMap<string, string>,
  loaded: ReadonlyMap<string, string>,
): readonly string[] => [...hashes].flatMap(([area, hash]) => (loaded.get(area) === hash ? [] : [area]))

/** Brings the tables of every area whose files changed to them, in one transaction. Answers the names of these areas. */
export const loadContent = (
  db: Db,
  { parts }: ContentFolder,
  { content, hashes, now }: { content: Content; hashes: ReadonlyMap<string, string>; now: number },
): Promise<readonly string[]> =>
  withLockForLong(db, 'content', async (tx) => {
    const changed = changedAreas(hashes, await loadedHashes(tx))
    for (const part of parts.filter(({ area }) => changed.includes(area))) {
      const { area } = part
      await part.load(tx, content.limitedTo(sourcesOf(part))).catch((error: unknown) => {
        throw ContentRefused.from(area, error)
      })
      const state = { hash: hashes.get(area) ?? '', loadedAt: now }
      await tx
        .insert(contentAreas)
        .values({ area, ...state })
        .onConflictDoUpdate({ target: contentAreas.area, set: state })
    }
    return changed
  })

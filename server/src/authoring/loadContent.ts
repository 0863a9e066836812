import { and, eq, lt, or } from 'drizzle-orm'
import type { Db } from '../db/Database'
import { contentAreas, contentStates } from '../db/schema/content'
import { withLockForLong } from '../db/withLock'
import { type Content, sourcesOf } from './Content'
import { type ContentFolder, markOf } from './ContentFolder'
import { ContentRefused } from './ContentRefused'
import { olderAreas } from './olderAreas'
import { upsertItems } from './upsertItems'

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

/**
 * Raises the revision of areas that the folder holds as they are loaded. An area that a release has reverted has an equal hash;
 * without this a folder of a release between them would load its state.
 */
export const raiseRevisions = async (
  db: Db,
  hashes: ReadonlyMap<string, string>,
  revision: number,
): Promise<void> => {
  const equal = [...hashes].map(([area, hash]) =>
    and(eq(contentAreas.area, area), eq(contentAreas.hash, hash)),
  )
  await db
    .update(contentAreas)
    .set({ revision })
    .where(and(lt(contentAreas.revision, revision), or(...equal)))
}

/** The kind of the stored notices; the key is the mark of the files. */
export const NOTICES = 'content-notices'

interface Loading {
  readonly content: Content
  readonly hashes: ReadonlyMap<string, string>
  readonly now: number
  /** `content/revision.json` of the folder. */
  readonly revision?: number
  /** Areas that were saved while the process ran: an earlier state of theirs is an edit taken back, not older content. */
  readonly saved?: ReadonlySet<string>
  /** Called with the areas of which the database holds newer content; then nothing is loaded. */
  readonly onOlder?: (areas: readonly string[]) => void
}

/**
 * Brings the tables of every area whose files changed to them, in one transaction. Answers the names of these areas. A folder with
 * a lower revision than the loaded one changes nothing.
 */
export const loadContent = (
  db: Db,
  folder: ContentFolder,
  { content, hashes, now, revision = 0, saved = new Set(), onOlder }: Loading,
): Promise<readonly string[]> =>
  withLockForLong(db, 'content', async (tx) => {
    const changed = changedAreas(hashes, await loadedHashes(tx))
    const older = onOlder ? await olderAreas(tx, changed, { hashes, revision, saved }) : []
    if (older.length > 0) {
      onOlder?.(older)
      return []
    }
    for (const part of folder.parts.filter(({ area }) => changed.includes(area))) {
      const { area } = part
      await part.load(tx, content.limitedTo(sourcesOf(part))).catch((error: unknown) => {
        throw ContentRefused.from(area, error)
      })
      const hash = hashes.get(area) ?? ''
      await tx.insert(contentStates).values({ area, hash, loadedAt: now }).onConflictDoNothing()
      const state = { hash, loadedAt: now, revision }
      await tx
        .insert(contentAreas)
        .values({ area, ...state })
        .onConflictDoUpdate({ target: contentAreas.area, set: state })
    }
    await raiseRevisions(tx, hashes, revision)
    if (onOlder) await upsertItems(tx, NOTICES, [[markOf(hashes), folder.notices(content)]])
    return changed
  })

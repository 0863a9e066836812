import { inArray } from 'drizzle-orm'
import type { Db } from '../db/Database'
import { contentAreas, contentStates } from '../db/schema/content'
import type { ContentProblem } from './Content'

interface FolderState {
  readonly hashes: ReadonlyMap<string, string>
  readonly revision: number
  /** Areas of which an earlier state is an edit taken back. */
  readonly saved: ReadonlySet<string>
}

/**
 * Finds the changed areas that a folder would take back: its revision is below the loaded one, or it is the same and the area has
 * been in this state before, unless its files were saved while the process ran.
 */
export const olderAreas = async (
  db: Db,
  changed: readonly string[],
  { hashes, revision, saved }: FolderState,
): Promise<readonly string[]> => {
  if (changed.length === 0) return []
  const areas = [...changed]
  const [loaded, states] = await Promise.all([
    db.select().from(contentAreas).where(inArray(contentAreas.area, areas)),
    db.select().from(contentStates).where(inArray(contentStates.area, areas)),
  ])
  const revisions = new Map(loaded.map((row) => [row.area, row.revision]))
  const known = new Set(states.map(({ area, hash }) => `${area} ${hash}`))
  return changed.filter((area) => {
    const before = revisions.get(area) ?? 0
    const isEarlier = revision === before && known.has(`${area} ${hashes.get(area)}`)
    return revision < before || (isEarlier && !saved.has(area))
  })
}

/** The problem of a folder that would take newer content of areas back. */
export const olderProblem = (areas: readonly string[]): ContentProblem => ({
  file: 'revision.json',
  path: '',
  reason: `the database holds newer content of ${areas.join(', ')}; this folder takes nothing back. Raise the revision to load it all the same`,
})

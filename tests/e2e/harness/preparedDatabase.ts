import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { sourcesKey } from './sourcesKey'

const ROOT = path.resolve(__dirname, '../../..')
const CACHE = path.join(ROOT, '.cache/databases')
/** Age from which a draft counts as abandoned. */
const DRAFT_MS = 600_000

/** Others may have been as fast: then theirs stays. */
const keep = (draft: string, place: string): void => {
  try {
    renameSync(draft, place)
  } catch (error) {
    if (!existsSync(place)) throw error
    rmSync(draft, { recursive: true, force: true })
  }
}

const isYoungDraft = (folder: string): boolean =>
  path.basename(folder).startsWith('draft-') && statSync(folder).mtimeMs > Date.now() - DRAFT_MS

/** Removes databases of older sources; keeps drafts that other processes are making. */
const removeOthers = (place: string): void => {
  const all = readdirSync(CACHE).map((name) => path.join(CACHE, name))
  for (const folder of all.filter((one) => one !== place && !isYoungDraft(one)))
    rmSync(folder, { recursive: true, force: true })
}

const make = async (place: string, fill: (folder: string) => Promise<void>): Promise<string> => {
  if (existsSync(place)) return place
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(path.join(CACHE, 'draft-'))
  await fill(draft)
  keep(draft, place)
  removeOthers(place)
  return place
}

let made: Promise<string> | undefined

/**
 * The folder of a database that holds the content, to be copied: `fill` makes it when none fits the current sources.
 * Cached for later runs, since a first start takes five times as long as another.
 */
export const preparedDatabase = (fill: (folder: string) => Promise<void>): Promise<string> =>
  (made ??= make(path.join(CACHE, sourcesKey()), fill))

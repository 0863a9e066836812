import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../../..')
const CACHE = path.join(ROOT, '.cache/databases')
/** What a first start reads: the content, and the code that checks and loads it. */
const READ = ['content', 'server/src', 'src/contracts', 'src/domain', 'src/lib', 'src/routes']
/** By what its engine is pinned. */
const LOCK = 'package-lock.json'
/** A draft that is older belongs to nobody any more. */
const DRAFT_MS = 600_000

const stamp = (file: string): string => {
  const { size, mtimeMs } = statSync(path.join(ROOT, file))
  return `${file}:${size}:${mtimeMs}`
}
const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(folder, name),
  )

/** Changes with whatever a first start would read. */
const keyOf = (): string =>
  createHash('sha256')
    .update([LOCK, ...READ.flatMap(filesIn)].map(stamp).join('\n'))
    .digest('hex')
    .slice(0, 16)

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

/** Databases of sources as they were; what another process is just making stays. */
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
 * The folder of a database that holds the content, to be copied: `fill` makes it where none fits the sources as they stand. It is
 * kept for later runs, since a first start takes five times as long as another.
 */
export const preparedDatabase = (fill: (folder: string) => Promise<void>): Promise<string> =>
  (made ??= make(path.join(CACHE, keyOf()), fill))

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../../..')
const CACHE = path.join(ROOT, '.cache/databases')
/** What a first start reads: the content, and the code that checks and loads it. */
const READ = ['content', 'server/src', 'src/contracts', 'src/domain', 'src/lib', 'src/routes']
const DAY_MS = 86_400_000

const stamps = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => {
    const { size, mtimeMs } = statSync(path.join(ROOT, folder, name))
    return `${folder}/${name}:${size}:${mtimeMs}`
  })

/** Changes with whatever a first start would read, and with the day: content is loaded for the day on which it is. */
const keyOf = (): string =>
  createHash('sha256')
    .update([Math.floor(Date.now() / DAY_MS), ...READ.flatMap(stamps)].join('\n'))
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

const make = async (place: string, fill: (folder: string) => Promise<void>): Promise<string> => {
  if (existsSync(place)) return place
  rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(path.join(CACHE, 'draft-'))
  await fill(draft)
  keep(draft, place)
  return place
}

let made: Promise<string> | undefined

/**
 * The folder of a database that holds the content, to be copied: `fill` makes it where none fits the sources as they stand. It is
 * kept for later runs, since a first start takes five times as long as another.
 */
export const preparedDatabase = (fill: (folder: string) => Promise<void>): Promise<string> =>
  (made ??= make(path.join(CACHE, keyOf()), fill))

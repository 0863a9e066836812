import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'
import type { Db } from '../db/Database'
import { readOne } from '../db/Read'
import type { Clock } from '../ports/Clock'
import { ItemRepository } from '../repository/ItemRepository'
import type { ContentProblem } from './Content'
import { type ContentFolder, markOf } from './ContentFolder'
import { ContentRefused } from './ContentRefused'
import { problemCount } from './checks/problemCount'
import { changedAreas, loadContent, loadedHashes, NOTICES, raiseRevisions } from './loadContent'
import { olderProblem } from './olderAreas'

interface ContentLoaderDeps {
  readonly db: Db
  readonly folder: ContentFolder
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

const placeOf = ({ file, path, reason }: ContentProblem): string =>
  `content/${[file, path].filter(Boolean).join(' ')}: ${reason}`

/** An unexpected error of the code or the database, reported like any other problem; the loaded content stays. */
const unexpected = (error: unknown): ContentProblem => ({
  file: '',
  path: '',
  reason: `could not be loaded: ${error instanceof Error ? error.message : String(error)}`,
})

const SLIPS = 'the content has what is mostly a slip'
const noticesSchema = v.array(v.object({ file: v.string(), path: v.string(), reason: v.string() }))

/** The notices of loaded content by the mark of its files: a start that loads nothing parses nothing. */
const noticesOf = async (db: Db, mark: string): Promise<readonly ContentProblem[]> =>
  (await new ItemRepository(readOne(db)).find(NOTICES, mark, noticesSchema)) ?? []

/** Whether the database matches the content files. */
export interface ContentStanding {
  /** Whether the database holds content of every area. */
  readonly isThere: boolean
  /** The areas whose files are not what is loaded. */
  readonly changed: readonly string[]
  /** Why: the bad places of the files. */
  readonly problems: readonly string[]
  /** Probable slips in the files. */
  readonly notices: readonly string[]
  /** The state of this process's folder: its revision, and a mark of its files. */
  readonly revision: string
}

/** Brings the database to the content: at the start, and whenever a file was saved since. Bad content changes nothing. */
export class ContentLoader {
  private stamp = ''
  private hashes: ReadonlyMap<string, string> = new Map()
  private problems: readonly ContentProblem[] = []
  private notices: readonly ContentProblem[] = []
  private revision = 0
  /** Areas whose files were saved since the last load: only these may return to an earlier state. */
  private readonly saved = new Set<string>()

  constructor(private readonly deps: ContentLoaderDeps) {}

  /** Throws when the content is bad and the database holds none to go on with. */
  async start(): Promise<void> {
    await this.follow()
    if (this.problems.length === 0 || (await this.standing(this.deps.db)).isThere) return
    throw new Error(
      `${this.sentence()}. The database holds none to go on with; npm run content -- --check names them all.`,
    )
  }

  /**
   * Loads what was saved since this process looked last. It compares with the own files only: of two machines with different
   * files, as in a roll-over, none takes back what the other loaded.
   */
  async follow(): Promise<void> {
    const { db, folder } = this.deps
    const stamp = folder.stamp()
    // Check refused content again although the stamp is equal: a missing picture is not part of the stamp.
    if (stamp === this.stamp && this.problems.length === 0) return
    const hashes = folder.hashes()
    for (const [area, hash] of this.hashes) if (hashes.get(area) !== hash) this.saved.add(area)
    this.hashes = hashes
    // Whatever stops this look, the next one looks again.
    this.stamp = ''
    const loaded = await loadedHashes(db)
    this.problems = []
    if (!this.readRevision()) return
    if (changedAreas(this.hashes, loaded).length > 0) await this.load()
    else {
      await raiseRevisions(db, this.hashes, this.revision)
      await this.takeNotices()
    }
    if (this.problems.length === 0) this.saved.clear()
    this.stamp = stamp
  }

  /** Without a readable revision nothing is loaded, because newer content could be taken back. */
  private readRevision(): boolean {
    try {
      this.revision = this.deps.folder.revision()
      return true
    } catch (error) {
      this.problems = [error instanceof ContentRefused ? error.problem : unexpected(error)]
      this.reportProblems()
      return false
    }
  }

  /** Takes the notices that were stored with the loaded content. */
  private async takeNotices(): Promise<void> {
    const { db, log } = this.deps
    this.notices = await noticesOf(db, markOf(this.hashes))
    if (this.notices.length > 0) log.warn({ notices: this.notices.map(placeOf) }, SLIPS)
  }

  /** Compares the files with what the database of the given connection has loaded. */
  async standing(db: Db): Promise<ContentStanding> {
    const loaded = await loadedHashes(db)
    return {
      isThere: this.deps.folder.parts.every(({ area }) => loaded.has(area)),
      changed: changedAreas(this.hashes, loaded),
      problems: this.problems.map(placeOf),
      notices: this.notices.map(placeOf),
      revision: `${this.revision}-${markOf(this.hashes)}`,
    }
  }

  private async load(): Promise<void> {
    const { db, folder, clock, log } = this.deps
    const { content, problems } = folder.read()
    this.problems = problems
    try {
      if (content) {
        this.notices = folder.notices(content)
        if (this.notices.length > 0) log.warn({ notices: this.notices.map(placeOf) }, SLIPS)
        const { hashes, revision } = this
        const onOlder = (older: readonly string[]): void => {
          this.problems = [olderProblem(older)]
        }
        const loading = { content, hashes, revision, now: clock(), saved: this.saved, onOlder }
        const areas = await loadContent(db, folder, loading)
        if (this.problems.length === 0) {
          return log.info({ areas }, 'the content is loaded')
        }
      }
    } catch (error) {
      this.problems = [error instanceof ContentRefused ? error.problem : unexpected(error)]
      log.error(error)
    }
    this.reportProblems()
  }

  private reportProblems(): void {
    this.deps.log.error(
      { problems: this.problems },
      `${this.sentence()}. The backend goes on with what the database holds`,
    )
  }

  private sentence(): string {
    const [first] = this.problems
    return `The content has ${problemCount(this.problems.length)}, first ${first ? placeOf(first) : ''}`
  }
}

import { and, desc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import {
  type PaperItem,
  paperItemSchema,
  type PaperSections,
  paperSectionsSchema,
} from '../../../authoring/kinds/scoreKinds'
import type { Db } from '../../../db/Database'
import { given, prepared } from '../../../db/prepared'
import { scoreKeys, scorePapers } from '../../../db/schema/score'
import { lockKeys } from './SheetRepository'

/** A version of a paper, or of the corrections of its key. */
export interface PaperVersion {
  readonly kind: 'paper' | 'key'
  readonly version: number
  readonly note: string
  readonly changedAt: number
}

interface NewPaper {
  readonly paper: PaperItem
  readonly sections: PaperSections
  readonly note: string
  readonly now: number
}

const MOST_PAPERS = 500
const MOST_VERSIONS = 100

const { paperId, version } = scorePapers

const newestPaper = prepared((db) =>
  db
    .select({ paper: scorePapers.paper })
    .from(scorePapers)
    .where(eq(paperId, given('id', paperId)))
    .orderBy(desc(version))
    .limit(1)
    .prepare('score_paper'),
)

/** SQL of papers that operators add. */
export class PaperRepository {
  constructor(private readonly db: Db) {}

  /** The offered papers in their newest version, the last added first. */
  async offered(): Promise<PaperItem[]> {
    const newest = this.db
      .selectDistinctOn([paperId])
      .from(scorePapers)
      .orderBy(paperId, desc(version))
      .as('newest')
    const rows = await this.db
      .select({ paper: newest.paper })
      .from(newest)
      .where(eq(newest.isOffered, true))
      .orderBy(desc(newest.changedAt), newest.paperId)
      .limit(MOST_PAPERS)
    return rows.map((row) => v.parse(paperItemSchema, row.paper))
  }

  /** The ids of all papers, those that are hidden as well. */
  async ids(): Promise<string[]> {
    const rows = await this.db.selectDistinct({ paperId }).from(scorePapers).orderBy(paperId)
    return rows.map((row) => row.paperId)
  }

  async paper(id: string): Promise<PaperItem | undefined> {
    const [row] = await newestPaper(this.db).execute({ id })
    return row && v.parse(paperItemSchema, row.paper)
  }

  async sections(id: string): Promise<PaperSections | undefined> {
    const [row] = await this.db
      .select({ sections: scorePapers.sections })
      .from(scorePapers)
      .where(eq(paperId, id))
      .orderBy(desc(version))
      .limit(1)
    return row && v.parse(paperSectionsSchema, row.sections)
  }

  /** Adds a version that is offered. Its key counts, so the corrections of the version before end. */
  add({ paper, sections, note, now: changedAt }: NewPaper): Promise<number> {
    const { paperId: id } = paper
    return this.db.transaction(async (tx) => {
      await lockKeys(tx, id)
      const [last] = await tx
        .select({ version })
        .from(scorePapers)
        .where(eq(paperId, id))
        .orderBy(desc(version))
        .limit(1)
      const next = (last?.version ?? 0) + 1
      await tx.insert(scorePapers).values({
        paperId: id,
        version: next,
        paper: { ...paper, version: next },
        sections,
        note,
        isOffered: true,
        changedAt,
      })
      const [key] = await tx
        .select({ version: scoreKeys.version })
        .from(scoreKeys)
        .where(eq(scoreKeys.paperId, id))
        .orderBy(desc(scoreKeys.version))
        .limit(1)
      if (key)
        await tx.insert(scoreKeys).values({ paperId: id, version: key.version + 1, key: {}, note, changedAt })
      return next
    })
  }

  /** Shows or hides a paper in the list; whether there is one. */
  async offer(id: string, isOffered: boolean): Promise<boolean> {
    const newest = sql`(select max(version) from score_papers where paper_id = ${id})`
    const changed = await this.db
      .update(scorePapers)
      .set({ isOffered })
      .where(and(eq(paperId, id), eq(version, newest)))
      .returning({ version })
    return changed.length > 0
  }

  /** The versions of a paper and of its corrected keys, the newest first. */
  async versions(id: string): Promise<PaperVersion[]> {
    const papers = this.db
      .select({ version, note: scorePapers.note, changedAt: scorePapers.changedAt })
      .from(scorePapers)
      .where(eq(paperId, id))
      .orderBy(desc(version))
      .limit(MOST_VERSIONS)
    const keys = this.db
      .select({ version: scoreKeys.version, note: scoreKeys.note, changedAt: scoreKeys.changedAt })
      .from(scoreKeys)
      .where(eq(scoreKeys.paperId, id))
      .orderBy(desc(scoreKeys.version))
      .limit(MOST_VERSIONS)
    return [
      ...(await papers).map((row) => ({ ...row, kind: 'paper' as const })),
      ...(await keys).map((row) => ({ ...row, kind: 'key' as const })),
    ].sort((one, other) => other.changedAt - one.changedAt)
  }
}

import { and, desc, eq, gt, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { AnswerKey } from '@/domain/estimate/answerLine'
import type { Db } from '../../../db/Database'
import { scoreKeys, scorePaperPeople, scoreSheets } from '../../../db/schema/score'

export type SheetRow = typeof scoreSheets.$inferSelect
type NewKey = Omit<typeof scoreKeys.$inferSelect, 'version'>

const { uid: owner, paperId, result, keyMark, rev } = scoreSheets

const MOST_PAPERS = 1000

/** Serializes changes of the key of one paper until their transaction ends. */
export const lockKeys = (tx: Db, paper: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`score-key:${paper}`}))`)

/** SQL of answer sheets and corrected keys. */
export class SheetRepository {
  constructor(private readonly db: Db) {}

  async find(uid: number, paper: string): Promise<SheetRow | undefined> {
    const [row] = await this.db
      .select()
      .from(scoreSheets)
      .where(and(eq(owner, uid), eq(paperId, paper)))
    return row
  }

  all(uid: number): Promise<SheetRow[]> {
    return this.db
      .select()
      .from(scoreSheets)
      .where(eq(owner, uid))
      .orderBy(desc(scoreSheets.changedAt), paperId)
      .limit(200)
  }

  /** Saves a sheet in one statement; undefined where another device saved since `known`. Without `notice` the stored one stays. */
  async save(
    row: Omit<SheetRow, 'notice'> & { notice?: string },
    known: number,
  ): Promise<SheetRow | undefined> {
    const { uid: _uid, paperId: _paper, ...set } = row
    const [saved] = await this.db
      .insert(scoreSheets)
      .values(row)
      .onConflictDoUpdate({ target: [owner, paperId], set, setWhere: eq(rev, known) })
      .returning()
    return saved
  }

  async clearNotice(uid: number, paper: string): Promise<void> {
    await this.db
      .update(scoreSheets)
      .set({ notice: null })
      .where(and(eq(owner, uid), eq(paperId, paper)))
  }

  /** Numbers of learners with a sheet, by paper, as counted last. */
  async people(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db.select().from(scorePaperPeople).limit(MOST_PAPERS)
    return new Map(rows.map((row) => [row.paperId, row.people]))
  }

  /** Counts learners by paper: once a minute, because a page that counts a million sheets is slow. */
  async countPeople(papers: readonly string[]): Promise<void> {
    if (papers.length === 0) return
    await this.db
      .insert(scorePaperPeople)
      .select(
        this.db
          .select({ paperId, people: sql<number>`count(*)::int`.as('people') })
          .from(scoreSheets)
          .where(and(inArray(paperId, [...papers]), isNotNull(result)))
          .groupBy(paperId),
      )
      .onConflictDoUpdate({ target: scorePaperPeople.paperId, set: { people: sql`excluded.people` } })
  }

  /** Sheets of learners behind `after` that were scored by another key than the present one. */
  pending(paper: string, mark: string, after: number, most: number): Promise<SheetRow[]> {
    const isOutdated = sql`${keyMark} is distinct from ${mark}`
    return this.db
      .select()
      .from(scoreSheets)
      .where(and(eq(paperId, paper), gt(owner, after), isNotNull(result), isOutdated))
      .orderBy(owner)
      .limit(most)
  }

  /** Writes the new score of a sheet, unless the learner changed it meanwhile. */
  async rescore(row: SheetRow): Promise<void> {
    await this.db
      .update(scoreSheets)
      .set({ result: row.result, keyMark: row.keyMark, notice: row.notice })
      .where(and(eq(owner, row.uid), eq(paperId, row.paperId), eq(rev, row.rev)))
  }

  async newestKey(paper: string): Promise<typeof scoreKeys.$inferSelect | undefined> {
    const [row] = await this.db
      .select()
      .from(scoreKeys)
      .where(eq(scoreKeys.paperId, paper))
      .orderBy(desc(scoreKeys.version))
      .limit(1)
    return row
  }

  /** Adds a version of a key on top of the newest. */
  addKey(row: NewKey, change: (before: AnswerKey) => AnswerKey): Promise<number> {
    return this.db.transaction(async (tx) => {
      await lockKeys(tx, row.paperId)
      const [last] = await tx
        .select({ version: max(scoreKeys.version) })
        .from(scoreKeys)
        .where(eq(scoreKeys.paperId, row.paperId))
      const version = (last?.version ?? 0) + 1
      const [before] = await tx
        .select()
        .from(scoreKeys)
        .where(and(eq(scoreKeys.paperId, row.paperId), eq(scoreKeys.version, version - 1)))
      await tx.insert(scoreKeys).values({ ...row, key: change(before?.key ?? {}), version })
      return version
    })
  }
}

import { and, count, eq, max, sql } from 'drizzle-orm'
import type { PlanFields } from '@/contracts/word/plans'
import type { SharedResult } from '@/contracts/word/shares'
import type { Db } from '../../db/Database'
import { users } from '../../db/schema/accounts'
import { wordNotes, wordPlans, wordShares, wordStageTests } from '../../db/schema/words'

export type PlanRow = typeof wordPlans.$inferSelect

/** SQL of plans, gate tests, notes and published results; every statement but the public one is bound to the owner. */
export class PlanRepository {
  constructor(private readonly db: Db) {}

  async find(uid: number): Promise<PlanRow | undefined> {
    const [row] = await this.db.select().from(wordPlans).where(eq(wordPlans.uid, uid))
    return row
  }

  async save(uid: number, fields: PlanFields, now: number): Promise<void> {
    await this.db
      .insert(wordPlans)
      .values({ uid, fields, updatedAt: now })
      .onConflictDoUpdate({ target: wordPlans.uid, set: { fields, updatedAt: now } })
  }

  /** Remembers when every word of the book was known for the first time. */
  async complete(uid: number, now: number): Promise<void> {
    await this.db.update(wordPlans).set({ completedAt: now }).where(eq(wordPlans.uid, uid))
  }

  async bestScores(uid: number, bookId: string): Promise<Map<number, number>> {
    const rows = await this.db
      .select({
        stage: wordStageTests.stage,
        best: max(sql<number>`${wordStageTests.right} * 100 / ${wordStageTests.total}`).mapWith(Number),
      })
      .from(wordStageTests)
      .where(and(eq(wordStageTests.uid, uid), eq(wordStageTests.bookId, bookId)))
      .groupBy(wordStageTests.stage)
    return new Map(rows.map(({ stage, best }) => [stage, best ?? 0]))
  }

  async testCount(uid: number, bookId: string): Promise<number> {
    const [row] = await this.db
      .select({ total: count() })
      .from(wordStageTests)
      .where(and(eq(wordStageTests.uid, uid), eq(wordStageTests.bookId, bookId)))
    return row?.total ?? 0
  }

  /** Keeps a test once; false when its id is another stage's. */
  async addTest(row: typeof wordStageTests.$inferInsert): Promise<boolean> {
    const { uid, id, bookId, stage } = row
    await this.db.insert(wordStageTests).values(row).onConflictDoNothing()
    const [kept] = await this.db
      .select({ bookId: wordStageTests.bookId, stage: wordStageTests.stage })
      .from(wordStageTests)
      .where(and(eq(wordStageTests.uid, uid), eq(wordStageTests.id, id)))
    return kept?.bookId === bookId && kept.stage === stage
  }

  async note(uid: number, wordId: string) {
    const [row] = await this.db
      .select({ text: wordNotes.text, updatedAt: wordNotes.updatedAt })
      .from(wordNotes)
      .where(and(eq(wordNotes.uid, uid), eq(wordNotes.wordId, wordId)))
    return row
  }

  async saveNote(uid: number, wordId: string, text: string, now: number): Promise<void> {
    await this.db
      .insert(wordNotes)
      .values({ uid, wordId, text, updatedAt: now })
      .onConflictDoUpdate({ target: [wordNotes.uid, wordNotes.wordId], set: { text, updatedAt: now } })
  }

  async removeNote(uid: number, wordId: string): Promise<void> {
    await this.db.delete(wordNotes).where(and(eq(wordNotes.uid, uid), eq(wordNotes.wordId, wordId)))
  }

  async nickname(uid: number): Promise<string | null> {
    const [row] = await this.db.select({ name: users.name }).from(users).where(eq(users.uid, uid))
    return row?.name ?? null
  }

  async share(shareId: string, uid: number, result: SharedResult): Promise<void> {
    await this.db.insert(wordShares).values({ shareId, uid, result, createdAt: result.sharedAt })
  }

  /** A shared result; public to everyone with its address. */
  async shared(shareId: string): Promise<SharedResult | undefined> {
    const [row] = await this.db
      .select({ result: wordShares.result })
      .from(wordShares)
      .where(eq(wordShares.shareId, shareId))
    return row?.result
  }

  async withdraw(uid: number): Promise<void> {
    await this.db.delete(wordShares).where(eq(wordShares.uid, uid))
  }
}

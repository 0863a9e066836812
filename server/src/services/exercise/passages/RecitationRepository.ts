import { and, count, eq, inArray, lte, sql } from 'drizzle-orm'
import type { RecitationPlan } from '@/contracts/exercise/recitations'
import type { Db } from '../../../db/Database'
import { recitationCards, recitationPlans } from '../../../db/schema/recitations'

/** When a passage comes back. */
export type RecitationCard = Pick<typeof recitationCards.$inferSelect, 'passageId' | 'due'>

/** SQL of what one learner recites. */
export class RecitationRepository {
  constructor(
    private readonly db: Db,
    private readonly uid: number,
  ) {}

  /** How many passages were begun, and how many of them that are offered are due until a moment. */
  async tally(until: number, offered: readonly string[]): Promise<{ begun: number; due: number }> {
    const isDue = and(lte(recitationCards.due, until), inArray(recitationCards.passageId, [...offered]))
    const due = sql<number>`(count(*) filter (where ${isDue}))::int`
    const [row] = await this.db
      .select({ begun: count(), due })
      .from(recitationCards)
      .where(eq(recitationCards.uid, this.uid))
    return row ?? { begun: 0, due: 0 }
  }

  async passageIds(): Promise<readonly string[]> {
    const rows = await this.db
      .select({ id: recitationCards.passageId })
      .from(recitationCards)
      .where(eq(recitationCards.uid, this.uid))
    return rows.map(({ id }) => id)
  }

  /** Puts cards to where their log says; those that it says nothing of are gone. */
  async place(cards: readonly RecitationCard[], gone: readonly string[]): Promise<void> {
    const { uid } = this
    if (cards.length > 0) {
      await this.db
        .insert(recitationCards)
        .values(cards.map((card) => ({ uid, ...card })))
        .onConflictDoUpdate({
          target: [recitationCards.uid, recitationCards.passageId],
          set: { due: sql`excluded.due` },
        })
    }
    if (gone.length > 0) {
      await this.db
        .delete(recitationCards)
        .where(and(eq(recitationCards.uid, uid), inArray(recitationCards.passageId, [...gone])))
    }
  }

  async plan() {
    const { perDay, chapters, changedAt } = recitationPlans
    const [row] = await this.db
      .select({ perDay, chapters, changedAt })
      .from(recitationPlans)
      .where(eq(recitationPlans.uid, this.uid))
    return row ?? null
  }

  async savePlan({ perDay, chapters }: RecitationPlan, changedAt: number): Promise<void> {
    const set = { perDay, chapters, changedAt }
    await this.db
      .insert(recitationPlans)
      .values({ uid: this.uid, ...set })
      .onConflictDoUpdate({ target: recitationPlans.uid, set })
  }
}

import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { MemoryModel } from '@/domain/memory/MemoryModel'
import type { Db } from '../../db/Database'
import { type HeldOut, wordMemories } from '../../db/schema/words'

export type MemoryRow = typeof wordMemories.$inferSelect

/** SQL of the learners' memory models and of the queue to train them. */
export class MemoryRepository {
  constructor(private readonly db: Db) {}

  async find(uid: number): Promise<MemoryRow | undefined> {
    const [row] = await this.db.select().from(wordMemories).where(eq(wordMemories.uid, uid))
    return row
  }

  /** The model that holds for a user: personal weights when they proved better. */
  async modelOf(uid: number): Promise<MemoryModel> {
    const row = await this.find(uid)
    return new MemoryModel(row?.weights ?? undefined)
  }

  /** Claims one learner of the queue until `lease`; other processes skip the row. Undefined when the queue is empty. */
  async claim(needed: number, growth: number, now: number, lease: number): Promise<number | undefined> {
    return this.db.transaction(async (tx) => {
      const [row] = await tx
        .select({ uid: wordMemories.uid })
        .from(wordMemories)
        .where(
          and(
            sql`${wordMemories.reviews} >= ${needed}`,
            sql`${wordMemories.reviews} >= ${wordMemories.trainedAtReviews} * ${growth}::float8`,
            or(isNull(wordMemories.claimedUntil), lte(wordMemories.claimedUntil, now)),
          ),
        )
        .orderBy(asc(wordMemories.trainedAtReviews), asc(wordMemories.uid))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!row) return undefined
      await tx.update(wordMemories).set({ claimedUntil: lease }).where(eq(wordMemories.uid, row.uid))
      return row.uid
    })
  }

  /** Ends a training: its evaluation, and the weights in force from now on. */
  async finish(
    uid: number,
    reviews: number,
    weights: readonly number[] | null,
    heldOut: HeldOut | null,
  ): Promise<void> {
    await this.db
      .update(wordMemories)
      .set({ trainedAtReviews: reviews, weights: weights && [...weights], heldOut, claimedUntil: null })
      .where(eq(wordMemories.uid, uid))
  }
}

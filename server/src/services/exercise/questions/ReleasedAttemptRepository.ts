import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { exerciseAttempts } from '../../../db/schema/exercises'

/** Limit of the newest ended attempts that are checked for a released key. */
const MOST_ENDED = 5

/** SQL of attempts that may have released a key. */
export class ReleasedAttemptRepository {
  constructor(private readonly db: Db) {}

  /** The ended attempts of a learner that contain a question, the newest first. */
  async endedThatAsk(uid: number, questionId: string): Promise<readonly string[]> {
    const rows = await this.db
      .select({ attemptId: exerciseAttempts.attemptId })
      .from(exerciseAttempts)
      .where(
        and(
          eq(exerciseAttempts.uid, uid),
          isNotNull(exerciseAttempts.endedAt),
          sql`${exerciseAttempts.asked} @> ${JSON.stringify([{ id: questionId }])}::jsonb`,
        ),
      )
      .orderBy(desc(exerciseAttempts.startedAt), asc(exerciseAttempts.attemptId))
      .limit(MOST_ENDED)
    return rows.map(({ attemptId }) => attemptId)
  }
}

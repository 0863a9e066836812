import { and, eq, ne, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { DiagnosticName } from '@/domain/attempt/diagnosticTests'
import type { Db } from '../../../db/Database'
import { exerciseAttempts, exerciseEvents } from '../../../db/schema/exercises'
import { NOBODY } from './visitors'

const droppedSchema = v.object({ rows: v.array(v.object({ attempt_id: v.string() })) })

/** SQL of guest attempts. */
export class VisitRepository {
  constructor(private readonly db: Db) {}

  /**
   * Gives a visitor's attempt of a test and its log to a user without an attempt of that id; returns whether there was
   * one.
   */
  async adopt(uid: number, attemptId: string, test: DiagnosticName): Promise<boolean> {
    const adopted = await this.db
      .update(exerciseAttempts)
      .set({ uid })
      .where(
        and(
          eq(exerciseAttempts.uid, NOBODY),
          eq(exerciseAttempts.attemptId, attemptId),
          sql`${exerciseAttempts.plan} ->> 'test' = ${test}`,
          sql`not exists (select 1 from exercise_attempts own where own.uid = ${uid} and own.attempt_id = ${attemptId})`,
        ),
      )
      .returning({ id: exerciseAttempts.attemptId })
    if (!adopted.length) return false
    await this.db
      .update(exerciseEvents)
      .set({ uid })
      .where(and(eq(exerciseEvents.uid, NOBODY), eq(exerciseEvents.attemptId, attemptId)))
    return true
  }

  /** Whether a learner holds a diagnosis of an id, and no visitor does any more. */
  async isUniqueViolation(attemptId: string): Promise<boolean> {
    const { uid, attemptId: id, kind } = exerciseAttempts
    const [row] = await this.db
      .select({ uid })
      .from(exerciseAttempts)
      .where(
        and(
          eq(id, attemptId),
          eq(kind, 'diagnosis'),
          ne(uid, NOBODY),
          sql`not exists (select 1 from exercise_attempts open where open.uid = ${NOBODY} and open.attempt_id = ${attemptId})`,
        ),
      )
      .limit(1)
    return row !== undefined
  }

  /** Drops some guest attempts that began before a moment; returns how many. */
  async dropVisits(before: number, most: number): Promise<number> {
    const answer = await this.db.execute(sql`
      with old as (
        select attempt_id from exercise_attempts
        where uid = ${NOBODY} and started_at < ${new Date(before).toISOString()}
        order by started_at desc, attempt_id limit ${most} for update skip locked
      ), logs as (
        delete from exercise_events e using old where e.uid = ${NOBODY} and e.attempt_id = old.attempt_id
      )
      delete from exercise_attempts a using old where a.uid = ${NOBODY} and a.attempt_id = old.attempt_id
      returning a.attempt_id`)
    return v.parse(droppedSchema, answer).rows.length
  }
}

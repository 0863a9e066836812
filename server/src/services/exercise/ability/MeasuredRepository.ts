import { and, asc, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm'
import { GRACE_MS } from '@/domain/attempt/arrival'
import type { AttemptKind } from '@/domain/attempt/attemptKinds'
import type { Db } from '../../../db/Database'
import { isExamSubject } from '../../../db/isExamSubject'
import { exerciseAttempts, type MeasuredAbility } from '../../../db/schema/exercises'
import { AttemptRepository, type AttemptRow } from '../attempts/AttemptRepository'

/** Tests whose only purpose is measurement, and how many of them are read. */
const measuringKinds: AttemptKind[] = ['adaptive', 'diagnosis', 'synthesis']
const MOST_MEASURED = 60

/** Measurements of an ended attempt. */
export interface MeasuredAttempt extends Pick<AttemptRow, 'attemptId' | 'kind' | 'title' | 'subject'> {
  readonly at: number
  readonly abilities: readonly MeasuredAbility[]
}

/** SQL of what ended attempts have measured. */
export class MeasuredRepository {
  constructor(private readonly db: Db) {}

  /** A diagnosis by its id alone, once its keys were released: of two learners with one id, the first that ended it. */
  async diagnosis(attemptId: string): Promise<AttemptRow | undefined> {
    const [row] = await this.db
      .select()
      .from(exerciseAttempts)
      .where(
        and(
          eq(exerciseAttempts.attemptId, attemptId),
          eq(exerciseAttempts.kind, 'diagnosis'),
          exerciseAttempts.told,
        ),
      )
      .orderBy(asc(exerciseAttempts.endedAt), asc(exerciseAttempts.uid))
      .limit(1)
    return row
  }

  /** Measurements of ended attempts in exam subjects, newest first, as far as their results are released. */
  ofExam(uid: number, now: number): Promise<readonly MeasuredAttempt[]> {
    return this.measured(uid, now, isExamSubject(exerciseAttempts.subject))
  }

  /** Measurements of attempts that began before a moment, newest first, as far as their results are released. */
  earlier(uid: number, before: number, now: number): Promise<readonly MeasuredAttempt[]> {
    return this.measured(uid, now, lt(exerciseAttempts.startedAt, before))
  }

  /** Leaves out attempts whose report is withheld because an open test asks the same questions. */
  private async measured(uid: number, now: number, which: SQL): Promise<readonly MeasuredAttempt[]> {
    const { attemptId, kind, title, subject, endedAt, result, told, asked } = exerciseAttempts
    const rows = await this.db
      .select({ attemptId, kind, title, subject, endedAt, result, told, asked })
      .from(exerciseAttempts)
      .where(
        and(
          eq(exerciseAttempts.uid, uid),
          which,
          inArray(exerciseAttempts.kind, measuringKinds),
          or(told, lt(exerciseAttempts.endedAt, now - GRACE_MS)),
        ),
      )
      .orderBy(desc(exerciseAttempts.startedAt), asc(exerciseAttempts.attemptId))
      .limit(MOST_MEASURED)
    const closed = await new AttemptRepository(this.db).closedOf(uid, now)
    return rows.flatMap(({ endedAt: at, result: how, told: isTold, asked: questions, ...row }) =>
      at !== null && how?.abilities && (isTold || !questions.some(({ id }) => closed.has(id)))
        ? [{ ...row, at, abilities: how.abilities }]
        : [],
    )
  }
}

import { and, count, desc, eq, gte, inArray, lt, isNull, or, sql } from 'drizzle-orm'
import type { HeldOutAnswers } from '@/domain/ability/recalibrate'
import type { Db } from '../../../db/Database'
import {
  judgedAnswers,
  questionEstimates,
  questions,
  subjectCalibrations,
} from '../../../db/schema/exercises'

/** A learner with fewer answers of the subject adds more noise than information. */
const FEWEST_OF_A_LEARNER = 10
/**
 * Days on which a learner must have answered to count. Accounts made to manipulate questions answer everything on one
 * day.
 */
const FEWEST_DAYS = 3
const MOST_LEARNERS = 1000
const MOST_ANSWERS = 40_000

/** Question types that are judged automatically. */
const JUDGED = ['single', 'multiple', 'judgement', 'blank'] as const

/** The parameters of a question as its author gave them. */
export interface AuthoredItem {
  readonly id: string
  readonly discrimination: number
  readonly difficulty: number
  readonly guessing: number
}

export type Estimate = Omit<typeof questionEstimates.$inferInsert, 'estimatedAt'>

/** SQL of answers for the calibration of questions. */
export class CalibrationRepository {
  constructor(private readonly db: Db) {}

  /** Takes the subject that waits longest and was not tried since `before`, until `until`; with its answers of the last time. */
  async claim(now: number, before: number, until: number) {
    const { subject, triedAt, claimedUntil } = subjectCalibrations
    await this.db
      .insert(subjectCalibrations)
      .select(
        sql`select distinct ${questions.subject}, 0, null::jsonb, null::timestamptz, null::timestamptz from ${questions}`,
      )
      .onConflictDoNothing()
    const waiting = this.db
      .select({ subject })
      .from(subjectCalibrations)
      .where(and(or(isNull(triedAt), lt(triedAt, before)), or(isNull(claimedUntil), lt(claimedUntil, now))))
      .orderBy(sql`${triedAt} nulls first`, subject)
      .limit(1)
      .for('update', { skipLocked: true })
    const [row] = await this.db
      .update(subjectCalibrations)
      .set({ claimedUntil: until, triedAt: now })
      .where(inArray(subject, waiting))
      .returning({ subject, answers: subjectCalibrations.answers })
    return row
  }

  /**
   * The first answers of a subject's learners since a moment, by learner and time: of learners active on several days,
   * the most recent ones.
   */
  async answers(subject: string, since: number) {
    const { uid, questionId, share, answeredAt } = judgedAnswers
    const recent = and(eq(judgedAnswers.subject, subject), gte(answeredAt, since))
    const learners = this.db
      .select({ uid })
      .from(judgedAnswers)
      .where(recent)
      .groupBy(uid)
      .having(
        and(
          gte(count(), FEWEST_OF_A_LEARNER),
          gte(sql<number>`count(distinct date_trunc('day', ${answeredAt}))`, FEWEST_DAYS),
        ),
      )
      .orderBy(desc(sql`max(${answeredAt})`))
      .limit(MOST_LEARNERS)
    const first = this.db
      .selectDistinctOn([uid, questionId], { uid, questionId, share, answeredAt })
      .from(judgedAnswers)
      .innerJoin(questions, and(eq(questions.id, questionId), inArray(questions.type, [...JUDGED])))
      .where(and(recent, inArray(uid, learners)))
      .orderBy(uid, questionId, answeredAt)
      .as('first')
    return this.db
      .select({ uid: first.uid, questionId: first.questionId, share: first.share })
      .from(first)
      .orderBy(first.uid, first.answeredAt)
      .limit(MOST_ANSWERS)
  }

  /** Authored parameters of a subject's questions. */
  async authored(subject: string): Promise<AuthoredItem[]> {
    const { id, guessing } = questions
    return this.db
      .select({
        id,
        guessing,
        discrimination: sql<number>`coalesce(${questionEstimates.authoredDiscrimination}, ${questions.discrimination})`,
        difficulty: sql<number>`coalesce(${questionEstimates.authoredDifficulty}, ${questions.difficulty})`,
      })
      .from(questions)
      .leftJoin(questionEstimates, eq(questionEstimates.questionId, id))
      .where(and(eq(questions.subject, subject), inArray(questions.type, [...JUDGED])))
  }

  /** Keeps estimates of a subject in place of those that were there; without any, its authors are believed again. */
  async keep(subject: string, estimates: readonly Estimate[], now: number): Promise<void> {
    const authored = await this.authored(subject)
    const ids = authored.map(({ id }) => id)
    await this.db.delete(questionEstimates).where(inArray(questionEstimates.questionId, ids))
    const back = JSON.stringify(authored)
    await this.db
      .execute(sql`update questions q set discrimination = a.discrimination, difficulty = a.difficulty
      from jsonb_to_recordset(${back}::jsonb) as a(id text, discrimination float8, difficulty float8) where q.id = a.id`)
    if (estimates.length)
      await this.db.insert(questionEstimates).values(estimates.map((one) => ({ ...one, estimatedAt: now })))
    await applyEstimates(this.db)
  }

  async finish(subject: string, answers: number, heldOut: HeldOutAnswers | null): Promise<void> {
    await this.db
      .update(subjectCalibrations)
      .set({ answers, heldOut, claimedUntil: null })
      .where(eq(subjectCalibrations.subject, subject))
  }

  async release(subject: string): Promise<void> {
    await this.db
      .update(subjectCalibrations)
      .set({ claimedUntil: null })
      .where(eq(subjectCalibrations.subject, subject))
  }
}

/** Puts estimates in the place of what authors said, after content was loaded; where the author has another word, it holds. */
export const applyEstimates = async (tx: Db): Promise<void> => {
  await tx.execute(sql`delete from question_estimates e using questions q where q.id = e.question_id
    and (q.discrimination, q.difficulty) is distinct from (e.authored_discrimination, e.authored_difficulty)
    and (q.discrimination, q.difficulty) is distinct from (e.discrimination, e.difficulty)`)
  await tx.execute(sql`update questions q set discrimination = e.discrimination, difficulty = e.difficulty
    from question_estimates e where e.question_id = q.id`)
}

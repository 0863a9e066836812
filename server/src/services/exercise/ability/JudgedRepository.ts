import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { isExamSubject } from '../../../db/isExamSubject'
import { judgedAnswers, questions } from '../../../db/schema/exercises'
import { calibratedItem } from '../questions/calibratedItem'

/** Mastery and ability rest on so many answers, the newest. */
const NEWEST = 2000
/** Earlier answers to the same question are looked for among so many of the newest. */
const REMEMBERED = 10_000

/** An answer, and what is known of its question. */
export type JudgedAnswer = Awaited<ReturnType<JudgedRepository['newest']>>[number]

const right = sql<number>`(count(*) filter (where ${judgedAnswers.share} >= 1))::int`
/** The number of the study day (domain/memory): it begins at four in the morning in China, 20:00 UTC. */
const day = sql<number>`floor((extract(epoch from ${judgedAnswers.answeredAt}) + 14400) / 86400)::int`

/** SQL of one learner's judged answers to questions of the exam. */
export class JudgedRepository {
  constructor(
    private readonly db: Db,
    private readonly uid: number,
  ) {}

  /** The newest answers, the newest first, with what was seen of their questions before. */
  async newest() {
    const { attemptId, questionId, subject, point, share, answeredAt } = judgedAnswers
    const recent = this.db
      .select({ attemptId, questionId, subject, point, share, answeredAt })
      .from(judgedAnswers)
      .where(this.mine)
      .orderBy(desc(answeredAt), asc(questionId))
      .limit(REMEMBERED)
      .as('recent')
    const earlier = sql`over (partition by ${recent.questionId} order by ${recent.answeredAt}, ${recent.attemptId})`
    return this.db
      .select({
        questionId: recent.questionId,
        subject: recent.subject,
        point: recent.point,
        share: recent.share,
        answeredAt: recent.answeredAt,
        /** How often the question was answered before, and the study day of the last time. */
        timesBefore: sql<number>`(row_number() ${earlier} - 1)::int`,
        dayBefore: sql<
          number | null
        >`floor((extract(epoch from lag(${recent.answeredAt}) ${earlier}) + 14400) / 86400)::int`,
        ...calibratedItem,
      })
      .from(recent)
      .innerJoin(questions, eq(questions.id, recent.questionId))
      .orderBy(desc(recent.answeredAt), asc(recent.questionId))
      .limit(NEWEST)
  }

  /** The questions of some subjects that were answered, with the times and the study day of the last time. */
  async sights(subjects: readonly string[]): Promise<ReadonlyMap<string, { times: number; day: number }>> {
    const { questionId, subject, answeredAt, uid } = judgedAnswers
    const rows = await this.db
      .select({
        questionId,
        times: sql<number>`count(*)::int`,
        day: sql<number>`floor((extract(epoch from max(${answeredAt})) + 14400) / 86400)::int`,
      })
      .from(judgedAnswers)
      .where(and(eq(uid, this.uid), inArray(subject, [...subjects])))
      .groupBy(questionId)
    return new Map(rows.map(({ questionId: id, times, day: last }) => [id, { times, day: last }]))
  }

  /** Answers, right ones and milliseconds of each study day since a moment; days without answers are left out. */
  async days(since: number) {
    return this.db
      .select({
        day,
        answers: sql<number>`count(*)::int`,
        right,
        took: sql<number>`sum(${judgedAnswers.took})::float8`,
      })
      .from(judgedAnswers)
      .where(and(this.mine, gte(judgedAnswers.answeredAt, since)))
      .groupBy(day)
      .orderBy(day)
  }

  private get mine() {
    return and(eq(judgedAnswers.uid, this.uid), isExamSubject(judgedAnswers.subject))
  }
}

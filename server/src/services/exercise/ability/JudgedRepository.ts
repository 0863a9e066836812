import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { isExamSubject } from '../../../db/isExamSubject'
import { judgedAnswers, questions } from '../../../db/schema/exercises'

/** Mastery and ability rest on so many answers, the newest. */
const NEWEST = 2000

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

  /** The newest answers, the newest first. */
  async newest() {
    const { questionId, subject, point, share, answeredAt } = judgedAnswers
    const { discrimination, difficulty, guessing } = questions
    return this.db
      .select({ questionId, subject, point, share, answeredAt, discrimination, difficulty, guessing })
      .from(judgedAnswers)
      .innerJoin(questions, eq(questions.id, judgedAnswers.questionId))
      .where(this.mine)
      .orderBy(desc(judgedAnswers.answeredAt), asc(judgedAnswers.questionId))
      .limit(NEWEST)
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

import { and, asc, count, desc, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { ItemParameters } from '@/domain/ability/itemResponse'
import { type DiagnosticPart, testedOnly } from '@/domain/attempt/diagnosticTests'
import type { Question, QuestionType } from '@/domain/attempt/Question'
import type { Db } from '../../../db/Database'
import { judgedAnswers, questions } from '../../../db/schema/exercises'
import { NOBODY } from '../attempts/visitors'
import { calibratedItem } from './calibratedItem'

/** A question with parameters estimated from answers. */
export interface CalibratedQuestion {
  readonly question: Question
  readonly subject: string
  readonly item: ItemParameters
}

/** Which questions of a subject are wanted. */
export interface Choice {
  readonly subject: string
  readonly point?: string | undefined
  readonly type?: QuestionType | undefined
  /** A question like this one: another of the point, of its type first. */
  readonly similarTo?: string | undefined
  /** This question and no other. */
  readonly question?: string | undefined
  /** Leaves out what only its learner can judge: own writing. */
  readonly isJudged?: boolean | undefined
  /** Takes one of each point before a second of any. */
  readonly isSpread?: boolean | undefined
  readonly size: number
  /** Mixes them: another seed, other questions. */
  readonly seed: string
  /** Ranks questions first that this learner never answered, then those whose last answer is longest ago. */
  readonly newTo?: number | undefined
  /** Leaves these out. */
  readonly closed: ReadonlySet<string>
}

/** Questions open for practice, of one subject or all. */
const offered = (subject?: string): SQL | undefined =>
  and(
    subject === undefined ? undefined : eq(questions.subject, subject),
    eq(questions.retired, false),
    eq(questions.reserved, false),
  )

const hasTypeOf = (id: string): SQL =>
  sql`${questions.type} = (select q.type from questions q where q.id = ${id})`

/** SQL that reads the questions. */
export class QuestionRepository {
  constructor(private readonly db: Db) {}

  /** Questions by their ids, also those that left the content. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, CalibratedQuestion>> {
    if (!ids.length) return new Map()
    const rows = await this.db
      .select({ id: questions.id, subject: questions.subject, question: questions.data, ...calibratedItem })
      .from(questions)
      .where(inArray(questions.id, [...ids]))
    return new Map(rows.map(({ id, subject, question, ...item }) => [id, { question, subject, item }]))
  }

  /** Ids of some questions of a subject, mixed by the seed. */
  async choose({
    subject,
    point,
    type,
    similarTo,
    question,
    isJudged = false,
    isSpread = false,
    size,
    seed,
    newTo,
    closed,
  }: Choice): Promise<readonly { id: string; points: number }[]> {
    // Questions on one text stay together, in their order: a cloze is not read one blank at a time.
    const mixed = sql`md5(coalesce(${questions.data} ->> 'passage', ${questions.id}) || ${seed}::text)`
    const last = this.lastDays(newTo ?? NOBODY)
    const rows = await this.db
      .select({ id: questions.id, data: questions.data })
      .from(questions)
      .leftJoin(last, eq(last.questionId, questions.id))
      .where(
        and(
          offered(subject),
          point === undefined ? undefined : eq(questions.point, point),
          type === undefined ? undefined : eq(questions.type, type),
          similarTo === undefined ? undefined : ne(questions.id, similarTo),
          question === undefined ? undefined : eq(questions.id, question),
          isJudged ? ne(questions.type, 'writing') : undefined,
          closed.size ? notInArray(questions.id, [...closed]) : undefined,
        ),
      )
      .orderBy(
        ...(similarTo === undefined ? [] : [desc(hasTypeOf(similarTo))]),
        ...(isSpread
          ? [
              sql`row_number() over (partition by ${questions.point} order by ${last.day} nulls first, ${mixed}, ${questions.position})`,
            ]
          : []),
        sql`${last.day} nulls first`,
        mixed,
        questions.position,
      )
      .limit(size)
    return rows.map(({ id, data }) => ({ id, points: data.points }))
  }

  /** The days on which a learner answered questions the last time: days, so that questions on one text stay together. */
  private lastDays(uid: number) {
    const { questionId, answeredAt } = judgedAnswers
    return this.db
      .select({ questionId, day: sql`date_trunc('day', max(${answeredAt}))`.as('day') })
      .from(judgedAnswers)
      .where(eq(judgedAnswers.uid, uid))
      .groupBy(questionId)
      .as('last')
  }

  /** Questions that an adaptive test of a subject may ask: automatically judged ones. */
  async bank(subject: string) {
    return this.rightOrWrong(offered(subject))
  }

  /** Questions for the parts of a diagnosis: practice questions and those reserved for these tests. */
  async banks(parts: readonly Pick<DiagnosticPart, 'subject'>[]) {
    const subjects = [...new Set(parts.map(({ subject }) => subject))]
    return this.rightOrWrong(
      and(
        inArray(questions.subject, subjects),
        eq(questions.retired, false),
        or(eq(questions.reserved, false), eq(questions.subject, testedOnly)),
      ),
    )
  }

  private async rightOrWrong(where: SQL | undefined) {
    return this.db
      .select({
        id: questions.id,
        subject: questions.subject,
        area: questions.point,
        ...calibratedItem,
      })
      .from(questions)
      .where(and(where, inArray(questions.type, ['single', 'judgement'])))
      .orderBy(asc(questions.position))
  }

  /** Practice questions with their statistics, in the order of the content. */
  async offered() {
    return this.db
      .select({
        id: questions.id,
        subject: questions.subject,
        point: questions.point,
        type: questions.type,
        ...calibratedItem,
      })
      .from(questions)
      .where(offered())
      .orderBy(asc(questions.subject), asc(questions.position))
  }

  /** How many questions there are to practise of each knowledge point and type of each subject, in the order of the content. */
  async counts(): Promise<
    readonly { subject: string; point: string; type: QuestionType; questionCount: number }[]
  > {
    return this.db
      .select({
        subject: questions.subject,
        point: questions.point,
        type: questions.type,
        questionCount: count(),
      })
      .from(questions)
      .where(offered())
      .groupBy(questions.subject, questions.point, questions.type)
      .orderBy(asc(questions.subject), sql`min(${questions.position})`)
  }
}

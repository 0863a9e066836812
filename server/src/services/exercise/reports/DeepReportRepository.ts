import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { questionTypes } from '@/domain/attempt/Question'
import { mistakeCauseKeys } from '@/domain/mistakes/mistakeCauses'
import type { Db } from '../../../db/Database'
import { isExamSubject } from '../../../db/isExamSubject'

/**
 * The answers to analyse: those in intervals of time, cut at these moments, to questions of the exam, or those of one
 * attempt.
 */
export type DeepScope =
  | { readonly edges: readonly [number, number, ...number[]] }
  | { readonly attempt: string }

/** The pace is measured on so many of the newest questions, against so many others of each. */
const PACED = 200
const OTHERS = 30
const FEWEST_OTHERS = 5

const rowSchema = v.object({
  /** From 1; 0 for an attempt. */
  piece: v.number(),
  subject: v.string(),
  point: v.string(),
  type: v.picklist(questionTypes),
  answers: v.number(),
  right: v.number(),
  took: v.number(),
  guessed: v.number(),
  guessed_right: v.number(),
})
export type DeepRow = v.InferOutput<typeof rowSchema>

const rowsSchema = v.object({ rows: v.array(rowSchema) })
const paceSchema = v.object({
  rows: v.array(
    v.object({ questions: v.number(), mine: v.nullable(v.number()), others: v.nullable(v.number()) }),
  ),
})
const pacesSchema = v.object({
  rows: v.array(v.object({ question_id: v.string(), mine: v.number(), others: v.number() })),
})
const causesSchema = v.object({
  rows: v.array(v.object({ cause: v.nullable(v.picklist(mistakeCauseKeys)), count: v.number() })),
})

const iso = (moment: number): string => new Date(moment).toISOString()

const lastOf = (edges: readonly number[]): number => edges[edges.length - 1] ?? 0

/** The cuts as an array of PostgreSQL. */
const cuts = (edges: readonly number[]): SQL =>
  sql`array[${sql.join(
    edges.map((edge) => sql`${iso(edge)}::timestamptz`),
    sql`, `,
  )}]`

/** SQL of deep reports, over one learner's answers. */
export class DeepReportRepository {
  constructor(
    private readonly db: Db,
    private readonly uid: number,
  ) {}

  /** The answers of every piece of the scope, by subject, point and type. */
  async rows(scope: DeepScope): Promise<readonly DeepRow[]> {
    const piece = 'attempt' in scope ? sql`0` : sql`width_bucket(j.answered_at, ${cuts(scope.edges)})`
    const answer = await this.db.execute(sql`
      select ${piece} as piece, j.subject, j.point, q.type, count(*)::int as answers,
        (count(*) filter (where j.share >= 1))::int as right, sum(j.took)::float8 as took,
        (count(*) filter (where j.guessed))::int as guessed,
        (count(*) filter (where j.guessed and j.share >= 1))::int as guessed_right
      from judged_answers j join questions q on q.id = j.question_id
      where ${this.within(scope)} group by 1, 2, 3, 4 order by 2, 3, 4, 1`)
    return v.parse(rowsSchema, answer).rows
  }

  /** The mean time for a question here and among others, over the newest questions that enough others answered. */
  async pace(scope: DeepScope) {
    const answer = await this.db.execute(sql`
      select count(*)::int as questions, avg(mine)::float8 as mine, avg(others)::float8 as others
      from (${this.compared(scope)}) c`)
    const [found] = v.parse(paceSchema, answer).rows
    if (!found || found.mine === null || found.others === null) return null
    return { questions: found.questions, mine: Math.round(found.mine), others: Math.round(found.others) }
  }

  /** The same for each question of an attempt. */
  async paces(attempt: string): Promise<{ questionId: string; mine: number; others: number }[]> {
    const answer = await this.db.execute(sql`
      select question_id, mine, round(others)::int as others from (${this.compared({ attempt })}) c`)
    return v
      .parse(pacesSchema, answer)
      .rows.map(({ question_id, mine, others }) => ({ questionId: question_id, mine, others }))
  }

  /** Why questions were missed, by their number. */
  async causes(scope: DeepScope) {
    const where =
      'attempt' in scope
        ? sql`attempt_id = ${scope.attempt}`
        : sql`missed_at >= ${iso(scope.edges[0])} and missed_at < ${iso(lastOf(scope.edges))}
            and ${isExamSubject(sql`subject`)}`
    const answer = await this.db.execute(sql`
      select cause, count(*)::int as count from mistake_cards
      where uid = ${this.uid} and not removed and ${where} group by 1 order by 2 desc, 1`)
    return v.parse(causesSchema, answer).rows
  }

  /** The time for a question against the median of others, which is robust against outliers. */
  private compared(scope: DeepScope): SQL {
    return sql`
      select mine.question_id, mine.took as mine, o.took as others
      from (
        select j.question_id, j.took from judged_answers j where ${this.within(scope)} and j.took > 0
        order by j.answered_at desc, j.question_id limit ${PACED}
      ) mine cross join lateral (
        select percentile_cont(0.5) within group (order by n.took) as took, count(*) as learners from (
          select j.took from judged_answers j
          where j.question_id = mine.question_id and j.uid <> ${this.uid} and j.took > 0
          order by j.answered_at desc limit ${OTHERS}
        ) n
      ) o where o.learners >= ${FEWEST_OTHERS}`
  }

  private within(scope: DeepScope): SQL {
    if ('attempt' in scope) return sql`j.uid = ${this.uid} and j.attempt_id = ${scope.attempt}`
    const [first] = scope.edges
    return sql`j.uid = ${this.uid} and j.answered_at >= ${iso(first)}
      and j.answered_at < ${iso(lastOf(scope.edges))} and ${isExamSubject(sql`j.subject`)}`
  }
}

import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { GRACE_MS } from '@/domain/attempt/arrival'
import type { Db } from '../../db/Database'
import { isExamSubject } from '../../db/isExamSubject'
import { exerciseAttempts } from '../../db/schema/exercises'

const endedSchema = v.object({
  rows: v.array(
    v.object({
      uid: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
      attempt_id: v.string(),
      kind: v.string(),
      paper_id: v.nullable(v.string()),
      ended_at: v.number(),
      judged: v.nullable(v.number()),
      right: v.nullable(v.number()),
      of_exam: v.boolean(),
      is_first: v.boolean(),
    }),
  ),
})
export type EndedAttempt = v.InferOutput<typeof endedSchema>['rows'][number]

/** An addition to a learner's score on a board. */
export interface Gain {
  readonly board: string
  readonly span: string
  readonly uid: number
  readonly score: number
  readonly reachedAt: number
}

/** Whether no attempt of the learner at the same paper ended before: later ones know its keys. Without a paper each is one. */
const isFirstOfPaper = sql`not exists (
  select from exercise_attempts e
  where e.uid = exercise_attempts.uid and e.kind = exercise_attempts.kind and e.paper_id = exercise_attempts.paper_id
    and (e.ended_at, e.attempt_id) < (exercise_attempts.ended_at, exercise_attempts.attempt_id))`

/** SQL of what boards count. */
export class RankingRepository {
  constructor(private readonly db: Db) {}

  /** Some ended attempts of learners that no answer can change any more and that no board has counted; a mock exam counts when it has ended for all. */
  async claimEnded(now: number, most: number): Promise<readonly EndedAttempt[]> {
    const settled = new Date(now - GRACE_MS).toISOString()
    const answer = await this.db.execute(sql`
      select uid, attempt_id, kind, paper_id, (extract(epoch from ended_at) * 1000)::float8 as ended_at,
        (result ->> 'judged')::float8 as judged, (result ->> 'right')::float8 as right,
        ${isExamSubject(exerciseAttempts.subject)} as of_exam, ${isFirstOfPaper} as is_first
      from exercise_attempts
      where uid > 0 and ended_at is not null and not ranked and (told or ended_at < ${settled})
        and (kind <> 'mock' or ends_at < ${settled})
      order by ended_at, uid, attempt_id limit ${most} for update skip locked`)
    return v.parse(endedSchema, answer).rows
  }

  /** Adds to scores, keeps the first result of each learner on each board of results, and marks the attempts as counted. */
  async count(
    attempts: readonly EndedAttempt[],
    { gains, results }: { readonly gains: readonly Gain[]; readonly results: readonly Gain[] },
  ): Promise<void> {
    await this.put(
      gains,
      sql`do update set score = leaderboard_scores.score + excluded.score, reached_at = excluded.reached_at`,
    )
    await this.put(results, sql`do nothing`)
    const keys = JSON.stringify(attempts.map(({ uid, attempt_id }) => ({ uid, attempt_id })))
    await this.db.execute(sql`
      update exercise_attempts a set ranked = true
      from jsonb_to_recordset(${keys}::jsonb) as k(uid bigint, attempt_id text)
      where a.uid = k.uid and a.attempt_id = k.attempt_id`)
  }

  private async put(gains: readonly Gain[], onConflict: SQL): Promise<void> {
    if (!gains.length) return
    const rows = gains.map(({ reachedAt, ...gain }) => ({
      ...gain,
      reached_at: new Date(reachedAt).toISOString(),
    }))
    await this.db.execute(sql`
      insert into leaderboard_scores (board, span, uid, score, reached_at)
      select board, span, uid, score, reached_at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g(board text, span text, uid bigint, score integer, reached_at timestamptz)
      on conflict (uid, board, span) ${onConflict}`)
  }
}

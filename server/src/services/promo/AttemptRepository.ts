import { and, countDistinct, desc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/Database'
import { paperAttempts } from '../../db/schema/papers'

export type AttemptRow = typeof paperAttempts.$inferSelect

const number = v.pipe(v.union([v.string(), v.number()]), v.transform(Number))
const rankedSchema = v.object({
  rows: v.array(
    v.object({
      uid: number,
      rank: number,
      place: number,
      score: number,
      seconds: number,
      total: number,
      name: v.nullable(v.string()),
      phone: v.nullable(v.string()),
    }),
  ),
})
export type RankedRow = v.InferOutput<typeof rankedSchema>['rows'][number]

interface RankQuery {
  readonly paperId: string
  readonly size: number
  readonly offset: number
  /** Whose row is wanted wherever it stands. */
  readonly uid: number | null
}

/** SQL of tests that were handed in. */
export class AttemptRepository {
  constructor(private readonly db: Db) {}

  /** Keeps an attempt; false when it is there already. */
  async add(row: AttemptRow): Promise<boolean> {
    const added = await this.db
      .insert(paperAttempts)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: paperAttempts.attemptId })
    return added.length > 0
  }

  /** An attempt of a user on a paper: the one that is named, or the newest. */
  async find(uid: number, paperId: string, attemptId?: string): Promise<AttemptRow | undefined> {
    const mine = and(eq(paperAttempts.uid, uid), eq(paperAttempts.paperId, paperId))
    const [row] = await this.db
      .select()
      .from(paperAttempts)
      .where(attemptId === undefined ? mine : and(mine, eq(paperAttempts.attemptId, attemptId)))
      .orderBy(desc(paperAttempts.handedInAt))
      .limit(1)
    return row
  }

  /** The ranks of a paper from `offset`, and the asker's own row. */
  async ranked({ paperId, size, offset, uid }: RankQuery): Promise<RankedRow[]> {
    const result = await this.db.execute(sql`
      with best as (
        select distinct on (uid) uid, score, seconds, handed_in_at from paper_attempts
        where paper_id = ${paperId}
        order by uid, score desc, seconds, handed_in_at
      ), ranked as (
        select uid, score, seconds, dense_rank() over (order by score desc, seconds) as rank,
          row_number() over (order by score desc, seconds, handed_in_at, uid) as place,
          count(*) over () as total
        from best
      )
      select ranked.uid, rank, place, score, seconds, total, users.name, users.phone
      from ranked join users on users.uid = ranked.uid
      where (place > ${offset} and place <= ${offset + size}) or ranked.uid = ${uid ?? -1}
      order by place`)
    return v.parse(rankedSchema, result).rows
  }

  /** How many learners have handed a paper in. */
  async learners(paperId: string): Promise<number> {
    const [row] = await this.db
      .select({ learners: countDistinct(paperAttempts.uid) })
      .from(paperAttempts)
      .where(eq(paperAttempts.paperId, paperId))
    return row?.learners ?? 0
  }
}

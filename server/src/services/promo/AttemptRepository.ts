import { and, asc, desc, eq, notExists, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/Database'
import { users } from '../../db/schema/accounts'
import { paperAttempts, paperBests, paperResults } from '../../db/schema/papers'

export type AttemptRow = typeof paperAttempts.$inferSelect

const standingSchema = v.object({
  rows: v.tuple([v.object({ learners: v.number(), better: v.array(v.number()) })]),
})

/** The best attempt of a learner on a ranking, and the learner's profile. */
export interface RankedRow {
  readonly uid: number
  readonly score: number
  readonly seconds: number
  readonly name: string | null
  readonly phone: string | null
}

type Result = Pick<RankedRow, 'score' | 'seconds'>

/** SQL of tests that were handed in. */
export class AttemptRepository {
  constructor(private readonly db: Db) {}

  /** Keeps an attempt; false when it is there already. One that `mayRank` ranks when it is the learner's first of the paper. */
  async add(row: Omit<AttemptRow, 'ranks'>, mayRank: boolean): Promise<boolean> {
    const { uid, paperId } = paperAttempts
    const earlier = this.db
      .select({ uid })
      .from(paperAttempts)
      .where(and(eq(uid, row.uid), eq(paperId, row.paperId)))
    const added = await this.db
      .insert(paperAttempts)
      .values({ ...row, ranks: sql`${mayRank} and ${notExists(earlier)}` })
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

  /** The attempts of a paper that rank, in their order. */
  async best(paperId: string, size: number, offset: number): Promise<RankedRow[]> {
    return this.bests(eq(paperBests.paperId, paperId))
      .orderBy(
        desc(paperBests.score),
        asc(paperBests.seconds),
        asc(paperBests.handedInAt),
        asc(paperBests.uid),
      )
      .limit(size)
      .offset(offset)
  }

  /** The attempt by which one learner ranks. */
  async bestOf(paperId: string, uid: number): Promise<RankedRow | undefined> {
    const [row] = await this.bests(and(eq(paperBests.paperId, paperId), eq(paperBests.uid, uid)))
    return row
  }

  /** How many learners rank, and for each of some results how many different ones are better. */
  async standing(
    paperId: string,
    results: readonly Result[],
  ): Promise<{ learners: number; better: number[] }> {
    const counted = results.map(
      ({ score, seconds }) =>
        sql`count(*) filter (where score > ${score} or (score = ${score} and seconds < ${seconds}))::int`,
    )
    const better = counted.length ? sql`array[${sql.join(counted, sql`, `)}]` : sql`'{}'::int[]`
    const answer = await this.db.execute(sql`
      select coalesce(sum(learners), 0)::int as learners, array_to_json(${better}) as better
      from ${paperResults} where paper_id = ${paperId} and learners > 0`)
    return v.parse(standingSchema, answer).rows[0]
  }

  private bests(which: SQL | undefined) {
    const { uid, score, seconds } = paperBests
    return this.db
      .select({ uid, score, seconds, name: users.name, phone: users.phone })
      .from(paperBests)
      .innerJoin(users, eq(users.uid, paperBests.uid))
      .where(which)
  }
}

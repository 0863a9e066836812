import { and, asc, desc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/Database'
import { users } from '../../db/schema/accounts'
import { rankPrivacy } from '../../db/schema/growth'
import { leaderboardBands, leaderboardScores } from '../../db/schema/leaderboards'

/** A board in one span of time. */
export interface BoardSpan {
  readonly board: string
  readonly span: string
}

/** A learner's score and identity. */
export interface ScoreRow {
  readonly uid: number
  readonly score: number
  readonly name: string | null
  readonly phone: string | null
  /** Chosen by the learner: shown to others without a name. */
  readonly isAnonymous: boolean | null
}

const standingSchema = v.object({
  rows: v.tuple([v.object({ learners: v.number(), better: v.number() })]),
})

const { uid, score, reachedAt, board, span } = leaderboardScores

/** SQL of leaderboards. Nothing here costs more with more learners (decisions/053). */
export class LeaderboardRepository {
  constructor(private readonly db: Db) {}

  /** Places in their order. */
  async places(of: BoardSpan, size: number, offset: number): Promise<ScoreRow[]> {
    return this.rows()
      .where(and(eq(board, of.board), eq(span, of.span)))
      .orderBy(desc(score), asc(reachedAt), asc(uid))
      .limit(size)
      .offset(offset)
  }

  async ownScore(of: BoardSpan, owner: number): Promise<ScoreRow | undefined> {
    const [row] = await this.rows().where(and(eq(uid, owner), eq(board, of.board), eq(span, of.span)))
    return row
  }

  /** How many learners are on a board, and how many different scores are better than one. */
  async standing(of: BoardSpan, than: number): Promise<{ learners: number; better: number }> {
    const answer = await this.db.execute(sql`
      with given as (select ${than}::int as score, ${than}::int >> 8 as band),
      rest as (
        select count(*) as better from leaderboard_counts c, given
        where c.board = ${of.board} and c.span = ${of.span} and c.score > given.score and c.score < (given.band + 1) << 8
      )
      select coalesce(sum(b.learners), 0)::int as learners,
        (coalesce(sum(b.scores) filter (where b.band > given.band), 0) + (select better from rest))::int as better
      from ${leaderboardBands} b, given where b.board = ${of.board} and b.span = ${of.span}`)
    return v.parse(standingSchema, answer).rows[0]
  }

  private rows() {
    return this.db
      .select({ uid, score, name: users.name, phone: users.phone, isAnonymous: rankPrivacy.isAnonymous })
      .from(leaderboardScores)
      .innerJoin(users, eq(users.uid, uid))
      .leftJoin(rankPrivacy, eq(rankPrivacy.uid, uid))
  }
}

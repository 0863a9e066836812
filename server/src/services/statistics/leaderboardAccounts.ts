import { eq, sql } from 'drizzle-orm'
import { leaderboardScores } from '../../db/schema/leaderboards'
import { lock } from '../../db/withLock'
import type { AccountRows } from '../AccountRows'
import { RANKING_LOCK } from './rankingLock'

/** Scores go with their account. Of two accounts they become one sum; of a mock exam that both sat the second's result stays. */
export const leaderboardAccounts: AccountRows = {
  remove: async (tx, { uid }) => {
    await lock(tx, RANKING_LOCK)
    await tx.delete(leaderboardScores).where(eq(leaderboardScores.uid, uid))
  },
  move: async (tx, from, to) => {
    await lock(tx, RANKING_LOCK)
    await tx.execute(sql`
      insert into leaderboard_scores (board, span, uid, score, reached_at)
      select board, span, ${to}::bigint, score, reached_at from leaderboard_scores where uid = ${from}
      on conflict (uid, board, span) do update
        set score = leaderboard_scores.score + excluded.score
        where leaderboard_scores.board not like 'mock\\_%'`)
    await tx.delete(leaderboardScores).where(eq(leaderboardScores.uid, from))
  },
}

import { eq, sql } from 'drizzle-orm'
import { resultPrefixes } from '@/domain/ranks/boards'
import { leaderboardScores } from '../../db/schema/leaderboards'
import { lock } from '../../db/withLock'
import type { AccountRows } from '../AccountRows'
import { RANKING_LOCK } from './rankingLock'

const isResultBoard = sql.join(
  resultPrefixes.map((prefix) => sql`starts_with(leaderboard_scores.board, ${prefix})`),
  sql` or `,
)

/** Scores go with their account. Of two accounts they become one sum; of a mock exam or a paper that both sat the second's result stays. */
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
        where not (${isResultBoard})`)
    await tx.delete(leaderboardScores).where(eq(leaderboardScores.uid, from))
  },
}

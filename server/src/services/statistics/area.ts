import * as leaderboard from '@/contracts/statistics/leaderboard'
import type { Area } from '../Area'
import { leaderboardAccounts } from './leaderboardAccounts'
import { LeaderboardService } from './LeaderboardService'
import { RankingQueue } from './RankingQueue'
import { statisticsRoutes } from './routes'

/** Leaderboards of what learners have done in exercises. */
export const statisticsArea: Area = {
  name: 'statistics',
  contracts: [leaderboard],
  accounts: leaderboardAccounts,
  start: ({ db, clock }) => {
    const ranking = new RankingQueue(db, clock)
    const boards = new LeaderboardService(db, clock)
    return {
      routes: ({ serve }) => statisticsRoutes(serve, boards),
      offers: {
        boardPage: async (uid, wanted, page, size) => ({
          ...(await boards.page(uid, wanted, page, size)),
          ...(await boards.own(uid, wanted)),
        }),
      },
      chores: [() => ranking.countEnded()],
    }
  },
}

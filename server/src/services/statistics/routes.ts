import { leaderboardItem, leaderboardPage } from '@/contracts/statistics/leaderboard'
import type { Serve } from '../../http/serve'
import type { LeaderboardService } from './LeaderboardService'

/** Leaderboards: pages of places, and the own one. */
export const statisticsRoutes = (serve: Serve, boards: LeaderboardService): void => {
  serve(leaderboardPage, ({ uid, params, query: { page, size, period } }) =>
    boards.page(uid, { ...params, period }, page, size),
  )
  serve(leaderboardItem, ({ uid, params, query }) => boards.own(uid, { ...params, ...query }))
}

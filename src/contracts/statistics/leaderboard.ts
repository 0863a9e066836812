import * as v from 'valibot'
import { rankPeriods } from '@/domain/ranks/spanOf'
import { defineCall } from '../define'
import { countSchema, idSchema, pageOf, pageQueryEntries } from '../scalars'

/** The last readable place of a board; learners beyond it see only their own place. */
export const MOST_PLACES = 1000

const boardParams = v.object({ boardId: idSchema })
const periodEntries = {
  /** Without it the first period of the board. The results of one mock exam have none. */
  period: v.optional(v.picklist(rankPeriods)),
}

/** One place: equal scores share a rank, and the next rank follows without a gap. */
export const placeSchema = v.object({
  rank: countSchema,
  /** Masked. */
  name: v.string(),
  isMe: v.boolean(),
  score: v.pipe(v.number(), v.minValue(0)),
})
export type Place = v.InferOutput<typeof placeSchema>

export const leaderboardPage = defineCall({
  id: 'statistics.leaderboardPage',
  allows: 'user',
  method: 'GET',
  path: '/statistics/v1/leaderboard/{boardId}/page',
  summary: 'The places of a board, best first, the first thousand of them; names are masked.',
  params: boardParams,
  query: v.object({ ...pageQueryEntries, ...periodEntries }),
  lists: 'paged',
  response: pageOf(placeSchema),
  hideLoading: true,
})

export const leaderboardItem = defineCall({
  id: 'statistics.leaderboardItem',
  allows: 'user',
  method: 'GET',
  path: '/statistics/v1/leaderboard/{boardId}/item',
  summary: 'The own place on a board, wherever it is, and how many learners have one.',
  params: boardParams,
  query: v.object(periodEntries),
  response: v.object({
    /** Null without a place. */
    mine: v.nullable(placeSchema),
    learners: countSchema,
  }),
  hideLoading: true,
})
export type OwnPlace = v.InferOutput<(typeof leaderboardItem)['response']>

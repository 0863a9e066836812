import type { RankPeriod } from './spanOf'

/** One leaderboard: what it adds up, of which attempts, over which spans of time. */
export interface Board {
  readonly title: string
  readonly unit: string
  /** `points` of questions that the backend judges, or the number of questions that were `right`. */
  readonly measure: 'points' | 'right'
  /** `mock`: network-wide mock exams only. */
  readonly of: 'all' | 'mock'
  /** The first is shown first. */
  readonly periods: readonly RankPeriod[]
}

/** The leaderboards by `boardId`. A new board is a row. */
export const boards = {
  'exercise-points': {
    title: '练习得分',
    unit: '分',
    measure: 'points',
    of: 'all',
    periods: ['week', 'month', 'day', 'all'],
  },
  'exercise-right': {
    title: '答对题数',
    unit: '题',
    measure: 'right',
    of: 'all',
    periods: ['week', 'month', 'day', 'all'],
  },
  'mock-points': { title: '模考成绩', unit: '分', measure: 'points', of: 'mock', periods: ['month', 'all'] },
} as const satisfies Record<string, Board>

/** A board by the id of an address; undefined for what is none. */
export const boardNamed = (boardId: string): Board | undefined =>
  Object.entries(boards).find(([id]) => id === boardId)?.[1]

const RESULT_PREFIX = 'mock_'

/** The board of the results of one mock exam, which has no periods. */
export const resultBoardOf = (mockId: string): string => RESULT_PREFIX + mockId

/** Whether a board holds the results of one mock exam. */
export const isResultBoard = (boardId: string): boolean => boardId.startsWith(RESULT_PREFIX)

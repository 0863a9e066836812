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

const MOCK_PREFIX = 'mock_'
const PAPER_PREFIX = 'paper_'

/** The board of the results of one mock exam, which has no periods. */
export const resultBoardOf = (mockId: string): string => MOCK_PREFIX + mockId

/** The board of the results of one whole paper: of each learner the first, when its keys were not known. It has no periods. */
export const paperBoardOf = (paperId: string): string => PAPER_PREFIX + paperId

/** How the boards of results are called: each learner has one result there, which is no sum. */
export const resultPrefixes = [MOCK_PREFIX, PAPER_PREFIX] as const

/** Whether a board holds the results of one mock exam or one paper. */
export const isResultBoard = (boardId: string): boolean =>
  resultPrefixes.some((prefix) => boardId.startsWith(prefix))

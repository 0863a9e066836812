import { studyRoomTitles } from '../growth/studyRooms'
import type { RankPeriod } from './spanOf'

/** One leaderboard: its measure, the attempts that count, its periods. */
export interface Board {
  readonly title: string
  readonly unit: string
  /** `points` of automatically judged questions, `right` answers, `minutes` of study, or `days` checked in. */
  readonly measure: 'points' | 'right' | 'minutes' | 'days'
  /** `mock`: network-wide mock exams only; `rows`: maintained by triggers on day rows, not by attempts. */
  readonly of: 'all' | 'mock' | 'rows'
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
  'study-time': {
    title: '学习时长',
    unit: '分钟',
    measure: 'minutes',
    of: 'rows',
    periods: ['day', 'week', 'all'],
  },
  clock_daily: { title: '打卡天数', unit: '天', measure: 'days', of: 'rows', periods: ['month', 'all'] },
  'mock-points': { title: '模考成绩', unit: '分', measure: 'points', of: 'mock', periods: ['month', 'all'] },
} as const satisfies Record<string, Board>

/** The board of a study room: minutes of its members. */
const roomBoard = (roomId: string): Board | undefined => {
  const title = Object.entries(studyRoomTitles).find(([id]) => id === roomId)?.[1]
  return title === undefined ? undefined : { ...boards['study-time'], title }
}

/** A board by the id of an address; undefined for what is none. */
export const boardNamed = (boardId: string): Board | undefined =>
  boardId.startsWith(ROOM_PREFIX)
    ? roomBoard(boardId.slice(ROOM_PREFIX.length))
    : Object.entries(boards).find(([id]) => id === boardId)?.[1]

const ROOM_PREFIX = 'room_'
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

import { type Board, boards, paperBoardOf, resultBoardOf } from '@/domain/ranks/boards'
import { pointsEarned } from '@/domain/ranks/pointsEarned'
import { spanOf } from '@/domain/ranks/spanOf'
import type { EndedAttempt, Gain } from './RankingRepository'

const MOCK = 'mock'

/** The boards of results, by the kinds of attempts whose results they hold. */
const RESULT_BOARDS: Readonly<Partial<Record<string, (paperId: string) => string>>> = {
  [MOCK]: resultBoardOf,
  exam: paperBoardOf,
}

const judgedOf = ({ judged, right }: EndedAttempt) => ({ judged: judged ?? 0, right: right ?? 0 })

const gainsOfOne = (attempt: EndedAttempt): Gain[] => {
  const { uid, kind, ended_at, of_exam, is_first } = attempt
  if (!of_exam || !is_first) return []
  return Object.entries<Board>(boards).flatMap(([board, { of, measure, periods }]) => {
    if (of === 'rows' || measure === 'minutes' || measure === 'days') return []
    const score = pointsEarned(measure, judgedOf(attempt))
    if (score === 0 || (of === MOCK && kind !== MOCK)) return []
    return periods.map((period) => ({
      board,
      span: spanOf(period, ended_at),
      uid,
      score,
      reachedAt: ended_at,
    }))
  })
}

/** The results of ended attempts with a board of results; an attempt without a right answer takes part too. */
export const resultsOf = (attempts: readonly EndedAttempt[]): Gain[] =>
  attempts.flatMap((attempt) => {
    const { uid, kind, paper_id, ended_at } = attempt
    const boardOf = RESULT_BOARDS[kind]
    if (!boardOf || paper_id === null) return []
    const score = pointsEarned('points', judgedOf(attempt))
    return [{ board: boardOf(paper_id), span: 'all', uid, score, reachedAt: ended_at }]
  })

/**
 * Gains of attempts, one per learner, board and span; of each paper only the first ended attempt counts, and none of
 * public recruitment tests.
 */
export const gainsOf = (attempts: readonly EndedAttempt[]): Gain[] => {
  const sums = new Map<string, Gain>()
  for (const gain of attempts.flatMap(gainsOfOne)) {
    const key = `${gain.board} ${gain.span} ${gain.uid}`
    const known = sums.get(key)
    sums.set(key, known ? { ...gain, score: known.score + gain.score } : gain)
  }
  return [...sums.values()]
}

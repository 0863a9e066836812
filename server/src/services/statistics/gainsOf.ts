import { type Board, boards, resultBoardOf } from '@/domain/ranks/boards'
import { pointsEarned } from '@/domain/ranks/pointsEarned'
import { spanOf } from '@/domain/ranks/spanOf'
import type { EndedAttempt, Gain } from './RankingRepository'

const MOCK = 'mock'

const gainsOfOne = ({ uid, kind, paper_id, ended_at, ...result }: EndedAttempt): Gain[] => {
  const judged = { judged: result.judged ?? 0, right: result.right ?? 0 }
  const sums = Object.entries<Board>(boards).flatMap(([board, { of, measure, periods }]) => {
    const score = pointsEarned(measure, judged)
    if (score === 0 || (of === MOCK && kind !== MOCK)) return []
    return periods.map((period) => ({
      board,
      span: spanOf(period, ended_at),
      uid,
      score,
      reachedAt: ended_at,
    }))
  })
  if (kind !== MOCK || paper_id === null) return sums
  // Who sat an exam and had nothing right is a participant too.
  const score = pointsEarned('points', judged)
  return [...sums, { board: resultBoardOf(paper_id), span: 'all', uid, score, reachedAt: ended_at }]
}

/** What attempts add to boards, one line for each learner, board and span. */
export const gainsOf = (attempts: readonly EndedAttempt[]): Gain[] => {
  const sums = new Map<string, Gain>()
  for (const gain of attempts.flatMap(gainsOfOne)) {
    const key = `${gain.board} ${gain.span} ${gain.uid}`
    const known = sums.get(key)
    sums.set(key, known ? { ...gain, score: known.score + gain.score } : gain)
  }
  return [...sums.values()]
}

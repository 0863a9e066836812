import type { NationalLine } from '../admission/nationalLine'
import { type ExamShape, papersOfShape, type PaperScores } from '../admission/examScores'

/** A rule of the national line with its result for an estimate. `maybe`: the range lies on both sides of the line. */
export interface LineRule {
  readonly rule: 'total' | 'hundred' | 'above'
  readonly name: string
  readonly score: number
  readonly high: number
  readonly line: number
  readonly result: 'pass' | 'maybe' | 'fail'
}

const judged = (low: number, high: number, line: number): LineRule['result'] =>
  low >= line ? 'pass' : high >= line ? 'maybe' : 'fail'

/** Compares a range of scores with a national line: the total first, then each paper. */
export const checkLine = (
  shape: ExamShape,
  low: PaperScores,
  high: PaperScores,
  line: Pick<NationalLine, 'total' | 'hundred' | 'above'>,
): LineRule[] => {
  const papers = papersOfShape(shape)
  const sum = (scores: PaperScores): number => papers.reduce((all, { key }) => all + (scores[key] ?? 0), 0)
  const total = { rule: 'total', name: '总分', score: sum(low), high: sum(high), line: line.total } as const
  const singles = papers.flatMap(({ key, name, full }) => {
    const needed = full === 100 ? line.hundred : line.above
    const score = low[key]
    if (needed === null || score === undefined) return []
    const rule = full === 100 ? ('hundred' as const) : ('above' as const)
    return [{ rule, name, score, high: Math.max(score, high[key] ?? score), line: needed }]
  })
  return [total, ...singles].map((one) => ({ ...one, result: judged(one.score, one.high, one.line) }))
}

/** The result of all rules together. */
export const lineResult = (rules: readonly LineRule[]): LineRule['result'] =>
  rules.some(({ result }) => result === 'fail')
    ? 'fail'
    : rules.some(({ result }) => result === 'maybe')
      ? 'maybe'
      : 'pass'

import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import type { ExamForm, LostPart } from '@/domain/attempt/examForms'
import type { ShareRow } from '../reports/ShareRows'

/** A score as it is typed: digits, at most one half. */
const SCORE = /^\d{1,3}(?:\.5)?$/

/** Validates a typed score; undefined when it is valid. */
export const scoreProblem = (typed: string, points: number): string | undefined => {
  if (typed.trim() === '') return undefined
  if (!SCORE.test(typed.trim())) return '填数字，可以有半分'
  return Number(typed) > points ? `最多 ${points} 分` : undefined
}

/** The scores of a form, once all of them are typed and sound. */
export const wholeScores = ({ parts }: ExamForm, typed: readonly string[]): number[] | undefined => {
  const isWhole = parts.every(({ points }, at) => {
    const one = typed[at] ?? ''
    return one.trim() !== '' && scoreProblem(one, points) === undefined
  })
  return isWhole ? parts.map((_, at) => Number(typed[at])) : undefined
}

/** Lost points of typed scores, in a sentence. */
export const lostText = (lost: readonly LostPart[]): string => {
  const earned = lost.reduce((sum, part) => sum + part.earned, 0)
  const points = lost.reduce((sum, part) => sum + part.points, 0)
  const [worst] = lost
  if (!worst || worst.lost === 0) return `${earned} / ${points} 分，一分没丢`
  const share = Math.round((worst.lost / (points - earned)) * 100)
  return `${earned} / ${points} 分，丢了 ${points - earned} 分，其中「${worst.name}」丢 ${worst.lost} 分，占 ${share}%`
}

/** The parts of typed scores as bars of what was earned. */
export const lostPartRows = (lost: readonly LostPart[]): ShareRow[] =>
  lost.map(({ name, earned, points, lost: gone }) => ({
    key: name,
    name,
    share: points > 0 ? earned / points : 0,
    text: `得 ${earned} / ${points} 分，丢 ${gone} 分`,
    isThin: false,
  }))

type Tally = AttemptReport['types'][number]

const lostOf = ({ earned, points }: Tally): number => Math.round((points - earned) * 100) / 100

/** The largest loss among types or points; undefined when nothing was lost. */
export const mostLost = (rows: readonly Tally[]): (Tally & { readonly lost: number }) | undefined =>
  rows
    .map((row) => ({ ...row, lost: lostOf(row) }))
    .filter(({ lost }) => lost > 0)
    .sort((one, other) => other.lost - one.lost)[0]

/** Rows with what lost most first. */
export const byLoss = (rows: readonly Tally[]): Tally[] =>
  [...rows].sort((one, other) => lostOf(other) - lostOf(one))

import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { durationText } from '@/lib/durationText'

const SECOND = 1000
/** Fewer answers say too little of a knowledge point. */
const FEWEST_ANSWERS = 5

type Tally = AttemptReport['knowledge'][number]

export const isThin = ({ total }: Tally): boolean => total < FEWEST_ANSWERS

/** One line of a breakdown in words. */
export const tallyText = (tally: Tally): string =>
  `${tally.right} / ${tally.total} 题，${tally.earned} / ${tally.points} 分${
    isThin(tally) ? `（不足 ${FEWEST_ANSWERS} 题，仅供参考）` : ''
  }`

/** How many questions went how. */
export const countsOf = ({ outcomes }: AttemptReport) => {
  const count = (wanted: string): number => outcomes.filter(({ outcome }) => outcome === wanted).length
  return { right: count('right'), part: count('part'), wrong: count('wrong'), empty: count('empty') }
}

/** The whole in a sentence. */
export const scoreText = (report: AttemptReport): string => {
  const { right } = countsOf(report)
  return `共 ${report.outcomes.length} 题，答对 ${right} 题，用时 ${durationText(report.attempt.spent / SECOND)}`
}

/** Whether anything is worth looking at again. */
export const hasWrong = (report: AttemptReport): boolean =>
  report.outcomes.some(({ outcome }) => outcome !== 'right')

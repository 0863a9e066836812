import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { durationText } from '@/lib/durationText'

const SECOND = 1000
/** Fewer answers say too little of a knowledge point. */
const FEWEST_ANSWERS = 5

type Tally = AttemptReport['knowledge'][number]

export const isThin = ({ total }: Tally): boolean => total < FEWEST_ANSWERS

/** One line of a breakdown in words. */
export const tallyText = (tally: Tally): string =>
  `${tally.right} / ${tally.total} 题，${tally.earned} / ${tally.points} 分`

/** Points of several subjects that share a name, each with that of its subject. */
export const namedApart = (
  rows: AttemptReport['knowledge'],
  subjects: readonly { readonly subject: string; readonly name: string }[],
): AttemptReport['knowledge'] =>
  rows.map((row) => {
    const isShared = rows.some(({ name, subject }) => name === row.name && subject !== row.subject)
    const of = isShared && subjects.find(({ subject }) => subject === row.subject)
    return of ? { ...row, name: `${row.name}（${of.name}）` } : row
  })

/** How many questions went how. */
export const countsOf = ({ outcomes }: AttemptReport) => {
  const count = (wanted: string): number => outcomes.filter(({ outcome }) => outcome === wanted).length
  return {
    right: count('right'),
    part: count('part'),
    wrong: count('wrong'),
    empty: count('empty'),
    open: count('open'),
  }
}

/** The score in a sentence. Questions that were never opened count as unanswered. */
export const scoreText = (report: AttemptReport): string => {
  const { right, empty } = countsOf(report)
  const left = empty > 0 ? `未答 ${empty} 题，` : ''
  return `共 ${report.outcomes.length} 题，答对 ${right} 题，${left}用时 ${durationText(report.attempt.spent / SECOND)}`
}

/** Whether any question is worth a review; own writing without an award is no mistake yet. */
export const hasWrong = (report: AttemptReport): boolean =>
  report.outcomes.some(({ outcome }) => outcome !== 'right' && outcome !== 'open')

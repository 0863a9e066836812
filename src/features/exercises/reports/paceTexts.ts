import type { QuestionPace } from '@/contracts/exercise/attemptPaces'
import { durationText } from '@/lib/durationText'

const SECOND = 1000
/** Less than this above the others is no loss of time. */
const SLOWER = 1.3
const MOST_SHOWN = 5

/** A question that took longer than it takes others. */
export interface SlowQuestion {
  readonly questionId: string
  /** Its number in the paper, from 1. */
  readonly number: number
  readonly text: string
}

const seconds = (ms: number): string => durationText(Math.max(1, Math.round(ms / SECOND)))

/** The questions that cost the most time beside others, those with the greatest loss first. */
export const slowQuestions = (paces: readonly QuestionPace[], asked: readonly string[]): SlowQuestion[] =>
  paces
    .filter(({ mine, others }) => mine > others * SLOWER)
    .sort((one, other) => other.mine - other.others - (one.mine - one.others))
    .slice(0, MOST_SHOWN)
    .map(({ questionId, mine, others }) => ({
      questionId,
      number: asked.indexOf(questionId) + 1,
      text: `你 ${seconds(mine)}，别人一般 ${seconds(others)}`,
    }))

/** All of it in a sentence. */
export const pacesText = (paces: readonly QuestionPace[]): string => {
  if (!paces.length) return '做过这套卷子的人还不多，暂无用时对比'
  const slower = paces.filter(({ mine, others }) => mine > others * SLOWER).length
  return slower === 0
    ? `对比的 ${paces.length} 题，用时都没有明显偏长`
    : `对比的 ${paces.length} 题中，${slower} 题用时明显偏长`
}

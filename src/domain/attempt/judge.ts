import { plainAnswer } from './plainAnswer'
import type { Answer, Blank, Question, QuestionKey } from './Question'
import type { ScoreRule } from './policies'

/** `open`: written, and not awarded by its learner yet. */
export const outcomes = ['right', 'part', 'wrong', 'empty', 'open'] as const
export type Outcome = (typeof outcomes)[number]

export interface Verdict {
  readonly outcome: Outcome
  /** The share of its points that it earns, 0 to 1. */
  readonly share: number
}

/** Whether two mathematical expressions have one value; the backend asks a library. */
export type IsSameMaths = (expected: string, given: string) => boolean

export interface Judging {
  readonly scoring: ScoreRule
  readonly isSameMaths: IsSameMaths
}

const EMPTY: Verdict = { outcome: 'empty', share: 0 }

const verdictOf = (share: number): Verdict => {
  if (share >= 1) return { outcome: 'right', share: 1 }
  return share > 0 ? { outcome: 'part', share } : { outcome: 'wrong', share: 0 }
}

const shareOf = (hits: readonly boolean[], rule: 'whole' | 'part'): Verdict => {
  const share = hits.filter(Boolean).length / hits.length
  return verdictOf(rule === 'whole' ? Math.floor(share) : share)
}

/** The share of 多选 when some of the right options were found, and no wrong one. */
const SOME_FOUND = 0.5

const judgeMultiple = (key: readonly number[], given: readonly number[], rule: 'whole' | 'part'): Verdict => {
  const chosen = new Set(given)
  if (!chosen.size) return EMPTY
  const isSound = [...chosen].every((option) => key.includes(option))
  if (isSound && chosen.size === new Set(key).size) return verdictOf(1)
  return verdictOf(isSound && rule === 'part' ? SOME_FOUND : 0)
}

const fits = ({ accepts, as }: Blank, given: string, isSameMaths: IsSameMaths): boolean => {
  const plain = plainAnswer(given)
  if (!plain) return false
  return accepts.some(
    (expected) => plainAnswer(expected) === plain || (as === 'maths' && isSameMaths(expected, given)),
  )
}

type Pair<T extends QuestionKey['type']> = readonly [
  Extract<QuestionKey, { type: T }>,
  Extract<Answer, { type: T }>,
]

const judgeBlanks = ([key, answer]: Pair<'blank'>, { scoring, isSameMaths }: Judging): Verdict => {
  if (!answer.texts.some((text) => plainAnswer(text))) return EMPTY
  return shareOf(
    key.blanks.map((blank, at) => fits(blank, answer.texts[at] ?? '', isSameMaths)),
    scoring.blank,
  )
}

const judgeMatching = ([key, answer]: Pair<'matching'>, { scoring }: Judging): Verdict => {
  if (answer.places.every((place) => place === null)) return EMPTY
  return shareOf(
    key.places.map((place, at) => answer.places[at] === place),
    scoring.matching,
  )
}

const judgeOrdering = ([key, answer]: Pair<'ordering'>, { scoring }: Judging): Verdict =>
  answer.order.length
    ? shareOf(
        key.order.map((item, at) => answer.order[at] === item),
        scoring.ordering,
      )
    : EMPTY

/** Scores writing by its learner's own marks, each line up to its maximum. */
const judgeWriting = ([key, answer]: Pair<'writing'>, awarded: readonly number[] | null): Verdict => {
  if (!plainAnswer(answer.text) && !answer.pictures.length) return EMPTY
  if (!awarded) return { outcome: 'open', share: 0 }
  const most = key.rubric.reduce((sum, { points }) => sum + points, 0)
  const earned = key.rubric.reduce(
    (sum, { points }, at) => sum + Math.min(points, Math.max(0, awarded[at] ?? 0)),
    0,
  )
  return verdictOf(earned / most)
}

/** Judges one answer. An answer of another form than the question is none. */
export const judge = (
  { key }: Pick<Question, 'key'>,
  answer: Answer | null,
  judging: Judging,
  awarded: readonly number[] | null = null,
): Verdict => {
  if (!answer) return EMPTY
  if (key.type === 'single' && answer.type === 'single')
    return verdictOf(Number(key.option === answer.option))
  if (key.type === 'judgement' && answer.type === 'judgement')
    return verdictOf(Number(key.truth === answer.truth))
  if (key.type === 'multiple' && answer.type === 'multiple')
    return judgeMultiple(key.options, answer.options, judging.scoring.multiple)
  if (key.type === 'blank' && answer.type === 'blank') return judgeBlanks([key, answer], judging)
  if (key.type === 'matching' && answer.type === 'matching') return judgeMatching([key, answer], judging)
  if (key.type === 'ordering' && answer.type === 'ordering') return judgeOrdering([key, answer], judging)
  if (key.type === 'writing' && answer.type === 'writing') return judgeWriting([key, answer], awarded)
  return EMPTY
}

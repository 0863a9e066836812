import { seededRandom } from '@/lib/seededRandom'
import type { AttemptState, AttemptTerms } from './AttemptState'
import { feedbackRules } from './feedbackRules'
import { keysAreOut } from './keysAreOut'
import type { Question, QuestionKey, QuestionType } from './Question'

interface Shown {
  /** The place of the author, which answers name. */
  readonly no: number
  readonly text: string
}

/** The key and what explains it. */
export interface QuestionFeedback {
  readonly key: QuestionKey
  readonly analysis: string
  readonly hint?: string | undefined
}

/** A question as a learner sees it; built from named fields, so that what is not named here stays on the backend. */
export interface ShownQuestion {
  readonly id: string
  readonly type: QuestionType
  readonly stem: string
  readonly passage?: string
  readonly options: Shown[]
  readonly items: Shown[]
  /** How many blanks there are to fill; 0 for other types. */
  readonly blanks: number
  readonly points: number
  readonly point: string
  readonly feedback?: QuestionFeedback
}

/** The places of `length` things, mixed by a seed: the same on every device (Fisher–Yates). */
export const shuffledPlaces = (length: number, seed: string): number[] => {
  const luck = seededRandom(seed)
  const places = Array.from({ length }, (_, at) => at)
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(luck.next() * (at + 1))
    const moved = places[at] ?? 0
    places[at] = places[other] ?? 0
    places[other] = moved
  }
  return places
}

const shown = (texts: readonly string[], places?: readonly number[]): Shown[] =>
  (places ?? texts.map((_, at) => at)).map((no) => ({ no, text: texts[no] ?? '' }))

interface Showing {
  readonly terms: AttemptTerms
  readonly state: AttemptState
  /** Of the attempt. */
  readonly seed: string
  readonly now: number
  /** The end of the exam for everybody; null for an individual attempt. */
  readonly closesAt: number | null
  /** Questions that another attempt of the learner asks, and that may still be answered there without their keys. */
  readonly closedElsewhere?: ReadonlySet<string>
}

/** Whether the learner may know the key of a question by now. */
export const mayKnow = (questionId: string, showing: Showing): boolean => {
  const { terms, state, now, closesAt, closedElsewhere } = showing
  const { policy } = terms
  if (closedElsewhere?.has(questionId)) return false
  if (keysAreOut({ policy, endedAt: state.endedAt, endsAt: closesAt }, now)) return true
  switch (feedbackRules[policy.feedback].tellsOne) {
    case 'atOnce':
      return true
    case 'answered': {
      const question = state.questions.get(questionId)
      return Boolean(question?.answer) || question?.isRevealed === true
    }
    case 'withAll':
      return false
  }
}

/** The visible part of a question now: key and analysis only when the policy allows it. */
export const shownQuestion = (question: Question, showing: Showing): ShownQuestion => {
  const { id, stem, passage, options, items, keepsOrder, points, point, key, analysis, hint } = question
  const seed = `${showing.seed}:${id}`
  const mixes = showing.terms.policy.shufflesOptions && !keepsOrder
  return {
    id,
    type: key.type,
    stem,
    ...(passage !== undefined && { passage }),
    options: shown(options, mixes ? shuffledPlaces(options.length, seed) : undefined),
    // Shuffle items to order, so that they never lie in the right order.
    items: shown(items, key.type === 'ordering' ? shuffledPlaces(items.length, seed) : undefined),
    blanks: key.type === 'blank' ? key.blanks.length : 0,
    points,
    point,
    ...(mayKnow(id, showing) && { feedback: { key, analysis, ...(hint !== undefined && { hint }) } }),
  }
}

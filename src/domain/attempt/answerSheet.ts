import { type AttemptState, type AttemptTerms, untouched } from './AttemptState'
import type { Outcome, Verdict } from './judge'

/** A cell of the 答题卡. */
export interface SheetCell {
  readonly questionId: string
  /** From 1. */
  readonly no: number
  readonly isMarked: boolean
  readonly isGuessed: boolean
  /** Before verdicts are known a question is answered or not. */
  readonly state: 'unanswered' | 'answered' | Outcome
}

/** The 答题卡: every question in its order; with verdicts, how each went. */
export const answerSheet = (
  { questionIds }: Pick<AttemptTerms, 'questionIds'>,
  { questions }: Pick<AttemptState, 'questions'>,
  verdicts?: ReadonlyMap<string, Verdict>,
): SheetCell[] =>
  questionIds.map((questionId, at) => {
    const { answer, isMarked, isGuessed } = questions.get(questionId) ?? untouched
    const done = answer ? 'answered' : 'unanswered'
    const state = verdicts?.get(questionId)?.outcome ?? done
    return { questionId, no: at + 1, isMarked, isGuessed, state }
  })

/** Numbers of unanswered or marked questions, which the hand-in dialog lists. */
export const openPlaces = (
  sheet: readonly SheetCell[],
): { readonly unanswered: number[]; readonly marked: number[] } => ({
  unanswered: sheet.filter(({ state }) => state === 'unanswered').map(({ no }) => no),
  marked: sheet.filter(({ isMarked }) => isMarked).map(({ no }) => no),
})

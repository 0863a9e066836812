import type { Grade, ReviewEvent } from './eventTypes'
import type { MemoryModel } from './MemoryModel'
import { studyDay } from './studyDay'
import type { Phase, MemoryState } from './memoryState'

/** Fields of an answer that determine the next memory state. */
export type Answer = Pick<ReviewEvent, 'word' | 'at' | 'grade' | 'source' | 'proved'>

const LAST_STEP = 1

interface Place {
  readonly phase: Phase
  readonly step: number
}

const REVIEW: Place = { phase: 'review', step: 0 }

/** A first-sight 认识 skips the learning steps only when the quick choice, or a test, proved it. */
const placeOfNew = ({ grade, proved, source }: Answer): Place => {
  if (grade <= 2) return { phase: 'learning', step: 0 }
  return proved || source !== 'card' ? REVIEW : { phase: 'learning', step: LAST_STEP }
}

const placeInLearning = (step: number, grade: Grade): Place => {
  if (grade === 1) return { phase: 'learning', step: 0 }
  if (grade === 2) return { phase: 'learning', step }
  return grade === 4 || step >= LAST_STEP ? REVIEW : { phase: 'learning', step: step + 1 }
}

const placeAfter = (state: MemoryState | undefined, answer: Answer): Place => {
  if (!state) return placeOfNew(answer)
  if (state.phase === 'learning') return placeInLearning(state.step, answer.grade)
  if (answer.grade === 1 || (answer.grade === 2 && state.phase === 'relearning'))
    return { phase: 'relearning', step: 0 }
  return REVIEW
}

/** The state after an answer that brings the word back at `due`. */
export const applyReview = (
  model: MemoryModel,
  state: MemoryState | undefined,
  answer: Answer,
  due: number,
): MemoryState => {
  // Two devices may disagree on the time by more than the pause between two answers.
  const days = state ? Math.max(0, studyDay(answer.at) - studyDay(state.lastReview)) : 0
  const isLapse = state?.phase === 'review' && answer.grade === 1
  return {
    word: answer.word,
    ...placeAfter(state, answer),
    ...model.next(state, days, answer.grade),
    due,
    firstSeen: state?.firstSeen ?? answer.at,
    lastReview: answer.at,
    lastGrade: answer.grade,
    reviews: (state?.reviews ?? 0) + 1,
    lapses: (state?.lapses ?? 0) + Number(isLapse),
    suspended: false,
  }
}

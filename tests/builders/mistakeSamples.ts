import type { Mistake } from '@/contracts/exercise/mistakes'
import type { MistakeSummary } from '@/contracts/exercise/mistakeSummary'
import { attemptPolicies } from '@/domain/attempt/policies'
import { replayAttempt } from '@/domain/attempt/replayAttempt'
import { shownQuestion } from '@/domain/attempt/shownQuestion'
import { startOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { sampleQuestions } from './attemptSamples'
import { UID } from './fakeStores'
import { EXERCISES_NOW as NOW } from './openExercise'
import { ok } from './scriptedNetwork'

const DAY = 86_400_000
export const users = `/exercise/v1/users/${UID}`
export const SEND = `POST ${users}/mistake-reviews`

/** A question of the book, whole. */
export const mistakeOf = (questionId: string, more: Partial<Mistake> = {}): Mistake => {
  const question = sampleQuestions.find(({ id }) => id === questionId)
  if (!question) throw new Error(questionId)
  const terms = { policy: attemptPolicies.analysis, questionIds: [questionId], startedAt: 0, endsAt: null }
  const showing = { terms, state: replayAttempt(terms, []), seed: 's', now: 0, closesAt: null }
  return {
    questionId,
    subject: '101',
    point: question.point,
    type: question.key.type,
    stem: question.stem,
    reason: 'wrong',
    cause: null,
    hasNote: false,
    times: 2,
    missedAt: NOW - DAY,
    due: startOfStudyDay(studyDay(NOW)),
    isMastered: false,
    isRemoved: false,
    attemptId: 'attempt-1',
    note: '',
    question: shownQuestion(question, showing),
    answers: [{ answer: { type: 'single', option: 0 }, at: NOW - DAY, reason: 'wrong' }],
    ...more,
  }
}
export const single = mistakeOf('q-single')
const writing = mistakeOf('q-writing', { answers: [], point: '写作' })

export const summary: MistakeSummary = {
  open: 3,
  due: 2,
  mastered: 1,
  removed: 0,
  subjects: [{ subject: '101', open: 3, due: 2, points: [{ point: '唯物论', open: 3, due: 2 }] }],
  causes: [
    { cause: 'concept', open: 2 },
    { cause: null, open: 1 },
  ],
}
export const pageOf = (list: readonly Mistake[]) => ok({ list, total: list.length, page: 1, size: 20 })
export const answers = {
  [`GET ${users}/mistake-summary`]: ok(summary),
  [`GET ${users}/mistakes`]: pageOf([single, writing]),
  [`GET ${users}/mistake-sheet`]: pageOf([single, writing]),
  [`GET ${users}/due-mistakes`]: ok([single, writing]),
  [`GET ${users}/mistakes/q-single`]: ok(single),
  [`GET ${users}/mistake-reviews`]: ok({ events: [], cursor: 0, more: false }),
  [SEND]: ok({ accepted: 1, duplicated: 0, refused: [], now: NOW }),
  [`GET ${users}/folders`]: ok([]),
}

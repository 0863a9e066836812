import { sampleQuestions } from '../../../tests/builders/attemptSamples'
import { eventId } from '../memory/eventIds'
import type { Grade, MemoryEvent } from '../memory/eventTypes'
import { applyReview } from '../memory/applyReview'
import { MemoryModel } from '../memory/MemoryModel'
import { replayWord } from '../memory/replayWord'
import { FINAL_DAYS } from '../memory/examCap'
import { startOfStudyDay, studyDay } from '../memory/studyDay'
import { MISTAKE_RETENTION, mistakeDue } from './mistakeDue'
import { mistakeEvent } from './mistakeEvent'
import { isMastered } from './isMastered'
import { mistakeReasonKeys } from './mistakeReasons'
import { mistakeReason } from './mistakeReason'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 10, 20, 4)
const MISSED = { questionId: 'q', attemptId: 'attempt-1', reason: 'wrong', at: NOON, took: 9000 } as const
const questionOf = (type: string) => {
  const found = sampleQuestions.find(({ key }) => key.type === type)
  if (!found) throw new Error(type)
  return found
}
const single = questionOf('single')
const calm = { isGuessed: false, took: 5000 }
const right = { outcome: 'right', share: 1 } as const

describe('why a question is kept', () => {
  test.each([
    ['a wrong answer', { outcome: 'wrong', share: 0 }, calm, 'wrong'],
    ['half an answer', { outcome: 'part', share: 0.5 }, calm, 'wrong'],
    ['a wrong guess', { outcome: 'wrong', share: 0 }, { ...calm, isGuessed: true }, 'wrong'],
    ['a right guess', right, { ...calm, isGuessed: true }, 'guessed'],
    ['a slow right answer', right, { ...calm, took: 181_000 }, 'slow'],
    ['a right answer', right, calm, undefined],
    ['no answer', { outcome: 'empty', share: 0 }, { ...calm, took: 999_000 }, undefined],
    ['writing without points yet', { outcome: 'open', share: 0 }, calm, undefined],
  ] as const)('%s', (_, verdict, state, reason) => {
    expect(mistakeReason(single, verdict, state)).toBe(reason)
  })

  test('a text has to be read first, and writing takes its time', () => {
    const took = 400_000
    expect(mistakeReason(single, right, { ...calm, took })).toBe('slow')
    expect(mistakeReason({ ...single, passage: 'A text.' }, right, { ...calm, took })).toBeUndefined()
    expect(mistakeReason(questionOf('writing'), right, { ...calm, took: 3_600_000 })).toBeUndefined()
  })

  test('writing that earned most of its points is no mistake', () => {
    const writing = questionOf('writing')
    expect(mistakeReason(writing, { outcome: 'part', share: 0.7 }, calm)).toBeUndefined()
    expect(mistakeReason(writing, { outcome: 'part', share: 0.4 }, calm)).toBe('wrong')
  })
})

const reviewed = (grade: Grade, at: number): MemoryEvent => ({
  kind: 'review',
  id: eventId(at, 'aaaaaaaa'),
  at,
  device: 'aaaaaaaa',
  word: 'q',
  grade,
  source: 'card',
  proved: true,
  took: 1000,
  due: at + DAY,
})

describe('mastered', () => {
  const history = (...grades: readonly (readonly [Grade, number])[]) =>
    grades.map(([grade, days], at) => reviewed(grade, NOON + days * DAY + at))

  test('is a question after three right days over two weeks, in whatever order the log came', () => {
    const log = history([1, 0], [3, 1], [3, 4], [3, 15])
    expect([isMastered(log), isMastered([...log].reverse())]).toEqual([true, true])
  })

  test.each([
    ['three right answers of one day', history([1, 0], [3, 15], [3, 15], [3, 15])],
    ['three right days of one week', history([1, 0], [3, 1], [3, 3], [3, 7])],
    ['two right days over two weeks', history([1, 0], [3, 1], [3, 15])],
    ['a right answer twice on the last day', history([1, 0], [3, 1], [3, 15], [3, 15])],
    ['one right day', history([1, 0], [3, 1])],
    ['a miss since', history([1, 0], [3, 1], [3, 4], [3, 15], [1, 16])],
    ['half known since', history([1, 0], [3, 1], [3, 4], [3, 15], [2, 16])],
    ['a miss in between', history([1, 0], [3, 1], [3, 4], [1, 5], [3, 15])],
  ])('is none after %s', (_, log) => {
    expect(isMastered(log)).toBe(false)
  })

  test('is none when the last answer was taken back', () => {
    const log = history([1, 0], [3, 1], [3, 4], [3, 15])
    const at = NOON + 16 * DAY
    const undo: MemoryEvent = {
      kind: 'undo',
      id: eventId(at, 'aaaaaaaa'),
      at,
      device: 'aaaaaaaa',
      word: 'q',
      target: log[3]?.id ?? '',
    }
    expect(isMastered([...log, undo])).toBe(false)
  })
})

test.each(mistakeReasonKeys)(
  'what was %s comes back on the next study day, and the same answer is one line',
  (reason) => {
    const missed = { questionId: 'q', attemptId: 'attempt-1', reason, at: NOON, took: 90_000 }
    const event = mistakeEvent(missed, undefined)
    expect(event.due).toBe(startOfStudyDay(studyDay(NOON) + 1))
    expect(mistakeEvent(missed, undefined)).toEqual(event)
    expect(mistakeEvent({ ...missed, attemptId: 'attempt-2' }, undefined).id).not.toBe(event.id)
    expect(event.took).toBe(60_000)
    expect(replayWord(new MemoryModel(), [event])).toMatchObject({ due: event.due, reviews: 1 })
  },
)

test('a question comes back before the exam, or in its last days only after it; never on its day', () => {
  const today = studyDay(NOON)
  const model = new MemoryModel()
  for (let left = 2; left < 60; left += 1) {
    const examDay = today + left
    const context = { model, retention: MISTAKE_RETENTION, examDay, loadOn: () => 0 }
    let state = replayWord(model, [mistakeEvent({ ...MISSED, at: NOON - 30 * DAY }, undefined, examDay)])
    for (const days of [20, 10, 0]) {
      const answer = { word: 'q', at: NOON - days * DAY, grade: 3, source: 'card', proved: true } as const
      const due = mistakeDue(state, answer, context)
      if (studyDay(answer.at) < examDay - FINAL_DAYS) expect(studyDay(due)).toBeLessThan(examDay)
      else expect(studyDay(due)).not.toBe(examDay)
      state = applyReview(model, state, answer, due)
    }
  }
})

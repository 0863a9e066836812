import { sampleQuestions } from '../../../tests/builders/attemptSamples'
import { eventId } from '../memory/eventIds'
import type { Grade, MemoryEvent } from '../memory/eventTypes'
import { MemoryModel } from '../memory/MemoryModel'
import { replayWord } from '../memory/replayWord'
import { startOfStudyDay, studyDay } from '../memory/studyDay'
import { mistakeEvent } from './mistakeEvent'
import { isMastered } from './isMastered'
import { mistakeReasonKeys } from './mistakeReasons'
import { mistakeReason } from './mistakeReason'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 10, 20, 4)
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

  test('is a question after two right days in a row, in whatever order the log came', () => {
    const log = history([1, 0], [3, 1], [3, 2])
    expect([isMastered(log), isMastered([...log].reverse())]).toEqual([true, true])
  })

  test.each([
    ['two right answers of one day', history([1, 0], [3, 1], [3, 1])],
    ['one right day', history([1, 0], [3, 1])],
    ['a miss since', history([1, 0], [3, 1], [3, 2], [1, 3])],
    ['half known since', history([1, 0], [3, 1], [3, 2], [2, 3])],
    ['a miss in between', history([1, 0], [3, 1], [1, 2], [3, 3])],
  ])('is none after %s', (_, log) => {
    expect(isMastered(log)).toBe(false)
  })

  test('is none when the second answer was taken back', () => {
    const log = history([1, 0], [3, 1], [3, 2])
    const at = NOON + 3 * DAY
    const undo: MemoryEvent = {
      kind: 'undo',
      id: eventId(at, 'aaaaaaaa'),
      at,
      device: 'aaaaaaaa',
      word: 'q',
      target: log[2]?.id ?? '',
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

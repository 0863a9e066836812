import { eventId } from '../memory/eventIds'
import type { Grade, MemoryEvent } from '../memory/eventTypes'
import { startOfStudyDay } from '../memory/studyDay'
import { paceOf } from './paceOf'
import { DEFAULT_PACE } from './simulateSeason'

const TODAY = 20_000
const DEVICE = 'aaaaaaaa'

const review = (word: string, day: number, grade: Grade, took: number): MemoryEvent => {
  const at = startOfStudyDay(day) + 3_600_000 + took
  const id = eventId(at, DEVICE)
  return { kind: 'review', id, at, device: DEVICE, word, grade, source: 'card', proved: true, took, due: at }
}

const learner = (words: number, days: readonly number[], seconds: number) =>
  Array.from({ length: words }, (_, word) =>
    days.map((day, at) => review(`w${word}`, day, at === 0 && word % 2 ? 1 : 3, seconds * 1000)),
  )

it('is the default pace before the first answer', () => {
  expect(paceOf([], TODAY)).toEqual(DEFAULT_PACE)
})

it("becomes the learner's own with their answers, and few of them move little", () => {
  const days = [TODAY - 2, TODAY - 1]
  const few = paceOf(learner(3, days, 12), TODAY)
  const many = paceOf(learner(2000, days, 12), TODAY)
  expect(few.secondsPerReview).toBeLessThan(7)
  expect(many.secondsPerReview).toBeCloseTo(12, 0)
  expect(many.secondsPerNew).toBeCloseTo(12, 0)
  expect(many.knownShare).toBeCloseTo(0.5, 1)
  expect(many.secondsPerLapse).toBe(DEFAULT_PACE.secondsPerLapse)
})

it('knows how regularly a learner studies, today left out as it is not over', () => {
  const daily = Array.from({ length: 28 }, (_, at) => TODAY - 28 + at)
  expect(paceOf(learner(5, daily, 6), TODAY).attendance).toBe(1)
  const seldom = daily.filter((_, at) => at % 4 === 0)
  const { attendance } = paceOf(learner(5, seldom, 6), TODAY)
  expect(attendance).toBeGreaterThan(0.3)
  expect(attendance).toBeLessThan(0.5)
  expect(paceOf(learner(5, [TODAY], 6), TODAY).attendance).toBe(1)
})

it('leaves out what was taken back', () => {
  const [history = []] = learner(1, [TODAY - 1], 60)
  const [first] = history
  const at = (first?.at ?? 0) + 1
  const undo: MemoryEvent = {
    kind: 'undo',
    id: eventId(at, DEVICE),
    at,
    device: DEVICE,
    word: 'w0',
    target: first?.id ?? '',
  }
  expect(paceOf([[...history, undo]], TODAY)).toEqual(DEFAULT_PACE)
})

import fc from 'fast-check'
import { dueUnder } from './examCap'
import { needsProof, previews, scheduleAnswer } from './schedule'
import { startOfStudyDay, studyDay } from './studyDay'
import { EXAM_DAY, live, model, START, steps, TestDevice } from '../../../tests/builders/vocabularyLearner'
import { becameLeech } from './memoryState'

const context = { model, retention: 0.9, examDay: EXAM_DAY, loadOn: () => 0 }
const first = (grade: 1 | 2 | 3 | 4, proved: boolean) =>
  scheduleAnswer(undefined, { word: 'abandon', at: START, grade, source: 'card', proved }, context)

test('a new word comes back in minutes, and after a proved 认识 in days', () => {
  expect([first(1, false).minutes, first(2, false).minutes]).toEqual([1, 6])
  expect(first(3, false)).toMatchObject({ minutes: 10, days: 0 })
  expect(first(3, true)).toMatchObject({ minutes: 0, days: 2 })
  expect(first(4, true).days).toBeGreaterThan(first(3, true).days)
  expect([needsProof(undefined, 3), needsProof(undefined, 2)]).toEqual([true, false])
})

test('a long interval goes to the least loaded of the days that serve as well', () => {
  const device = new TestDevice('aaaaaaaa')
  device.answer('abandon', 4, START)
  const state = device.log.states.get('abandon')
  const at = state?.due ?? 0
  const open = { model, retention: 0.9, loadOn: () => 0 }
  const free = previews(state, 'abandon', at, open)[2]?.days ?? 0
  const wanted = studyDay(at) + free + 1
  const loadOn = (day: number) => (day === wanted ? 0 : 50)
  expect(previews(state, 'abandon', at, { ...open, loadOn })[2]?.days).toBe(free + 1)
  expect(previews(state, 'abandon', at, open)).toEqual(previews(state, 'abandon', at, open))
})

test('before the exam nothing is due after it, and a better grade never brings a word back earlier', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 108 }), (all, shift) => {
      const device = new TestDevice('aaaaaaaa')
      live(device, all, START + shift * 86_400_000)
      const examStart = startOfStudyDay(EXAM_DAY)
      for (const event of device.events) {
        if (event.kind !== 'review' || event.at >= examStart) continue
        const isStep = event.due - event.at <= 600_000
        expect(isStep || event.due <= examStart).toBe(true)
        expect(event.due).toBeGreaterThan(event.at)
      }
      for (const [word, state] of device.log.states) {
        const dues = previews(state, word, state.lastReview + 1, device.context()).map(({ due }) => due)
        expect([...dues].sort((a, b) => a - b)).toEqual(dues)
      }
    }),
  )
})

test('an exam that is moved forward brings appointments forward, and every word still comes back', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 20, max: 200 }), (all, earlier) => {
      const device = new TestDevice('aaaaaaaa')
      live(device, all)
      const examDay = EXAM_DAY - earlier
      for (const state of device.log.states.values()) {
        const due = dueUnder(state, examDay)
        if (studyDay(state.lastReview) >= examDay) expect(due).toBe(state.due)
        else if (state.phase === 'review') expect(due).toBeLessThanOrEqual(startOfStudyDay(examDay))
        if (studyDay(state.lastReview) < examDay - 14 && state.phase === 'review')
          expect(studyDay(due)).toBeLessThan(examDay)
      }
    }),
  )
})

test('a word is a leech at its eighth lapse, and again at every fourth', () => {
  const device = new TestDevice('aaaaaaaa')
  const leeches: number[] = []
  let now = START
  for (let round = 0; round < 17; round += 1) {
    device.answer('abandon', 3, now)
    device.answer('abandon', 3, now + 600_000)
    now += 86_400_000
    device.answer('abandon', 1, now)
    const state = device.log.states.get('abandon')
    if (state && becameLeech(state)) leeches.push(state.lapses)
  }
  expect(leeches).toEqual([8, 12, 16])
})

test('a day interval given at 03:58 is no shorter than a learning step', () => {
  const at = Date.parse('2026-09-14T03:58:00+08:00')
  const device = new TestDevice('aaaaaaaa')
  device.answer('abandon', 1, at)
  const dues = previews(device.log.states.get('abandon'), 'abandon', at + 1, context).map(({ due }) => due)
  expect([...dues].sort((a, b) => a - b)).toEqual(dues)
})

test('an appointment that falls on the day of a new exam date is brought forward', () => {
  const device = new TestDevice('aaaaaaaa')
  device.answer('abandon', 4, START)
  device.answer('abandon', 4, START + 8 * 86_400_000)
  const state = device.log.states.get('abandon')
  if (!state) throw new Error('the word was answered')
  const examDay = studyDay(state.due)
  expect(examDay - studyDay(state.lastReview)).toBeGreaterThan(14)
  expect(studyDay(dueUnder(state, examDay))).toBeLessThan(examDay)
})

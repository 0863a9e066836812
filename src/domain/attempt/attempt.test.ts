import fc from 'fast-check'
import { rightAnswers, sampleQuestions } from '../../../tests/builders/attemptSamples'
import { answerSheet, openPlaces } from './answerSheet'
import { GRACE_MS, momentOf, trustedOffset } from './arrival'
import type { AttemptTerms } from './AttemptState'
import type { AttemptEvent } from './events'
import { attemptPolicies } from './policies'
import { replayAttempt } from './replayAttempt'
import { scoreAttempt } from './scoreAttempt'
import { shownQuestion, shuffledPlaces } from './shownQuestion'

const DAY = 86_400_000
const START = 1_000_000_000
const END = START + 3_600_000

describe('a device’s clock', () => {
  const time = fc.integer({ min: 0, max: DAY })

  test('however far it is off, an answer counts at its true moment when the device measured well', () => {
    fc.assert(
      fc.property(fc.integer({ min: -DAY, max: DAY }), time, fc.nat({ max: 60_000 }), (off, ago, way) => {
        const receivedAt = START + DAY
        const clock = { sentAt: receivedAt - way + off, offset: -off }
        const arrival = {
          offset: trustedOffset(clock, receivedAt),
          receivedAt,
          startedAt: START,
          endsAt: null,
        }
        const truth = receivedAt - way - ago
        expect(momentOf(truth + off, arrival)).toBe(Math.max(truth, START))
      }),
    )
  })

  test('a device that measured nothing is off by the way of its request, a lie gains a minute at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -DAY, max: DAY }),
        fc.integer({ min: -DAY, max: DAY }),
        time,
        (off, lie, way) => {
          const receivedAt = START + DAY
          const offset = trustedOffset({ sentAt: receivedAt - way + off, offset: lie }, receivedAt)
          const implied = way - off
          expect(offset).toBeLessThanOrEqual(implied)
          expect(offset).toBeGreaterThanOrEqual(implied - 60_000)
        },
      ),
    )
  })

  test.each([
    ['before the end, arriving in time', END - 1, END, END - 1],
    ['at the end, arriving with the last of the grace', END, END + GRACE_MS, END],
    ['before the end, arriving after the grace', END - 1, END + GRACE_MS + 1, null],
    ['after the end', END + 1, END + 1000, null],
    ['of the future', END, END - 5000, END - 5000],
    ['before the start', START - 5000, END, START],
  ])('an answer %s', (_, at, receivedAt, moment) => {
    expect(momentOf(at, { offset: 0, receivedAt, startedAt: START, endsAt: END })).toBe(moment)
  })
})

const terms: AttemptTerms = {
  policy: attemptPolicies.exam,
  questionIds: sampleQuestions.map(({ id }) => id),
  startedAt: START,
  endsAt: END,
}
const log: AttemptEvent[] = Object.entries(rightAnswers)
  .filter(([id]) => id !== 'q-judgement')
  .map(([question, answer], at) => ({
    id: `e${at}`,
    at: START + at * 1000,
    device: 'one',
    kind: 'answer',
    question,
    answer,
    took: 1000,
  }))
const state = replayAttempt(terms, [
  ...log,
  { id: 'm', at: START + 9000, device: 'one', kind: 'mark', question: 'q-blank', on: true },
])
const judging = { scoring: attemptPolicies.exam.scoring, isSameMaths: () => false }
const score = scoreAttempt(sampleQuestions, state, judging)

test('a score adds up, by type and by knowledge point, and says what waits for its learner', () => {
  expect(score).toMatchObject({ earned: 10, points: 22, open: 10 })
  const total = (tallies: typeof score.types) => tallies.reduce((sum, { points }) => sum + points, 0)
  expect(total(score.types)).toBe(22)
  expect(total(score.knowledge)).toBe(22)
  expect(score.knowledge).toContainEqual({ name: '辩证法', right: 1, total: 1, earned: 2, points: 2 })
  expect(score.types).toContainEqual({ name: 'judgement', right: 0, total: 1, earned: 0, points: 2 })
})

test('points of two subjects that share a name are counted apart', () => {
  const questions = sampleQuestions.map((one, at) => ({
    ...one,
    point: '极限',
    subject: at < 3 ? '301' : '302',
  }))
  const { knowledge } = scoreAttempt(questions, state, judging)
  expect(knowledge.map(({ subject, name, total }) => [subject, name, total])).toEqual([
    ['301', '极限', 3],
    ['302', '极限', 4],
  ])
})

test('the answer sheet names what is left out and marked, and after judging how each went', () => {
  const sheet = answerSheet(terms, state)
  expect(openPlaces(sheet)).toEqual({ unanswered: [3], marked: [4] })
  const judged = answerSheet(terms, state, score.verdicts)
  expect(judged.map((cell) => cell.state)).toEqual([
    'right',
    'right',
    'empty',
    'right',
    'right',
    'right',
    'open',
  ])
})

test('a shuffle holds every place once, is the same for one seed, and differs between seeds', () => {
  fc.assert(
    fc.property(fc.nat({ max: 30 }), fc.string(), (length, seed) => {
      const places = shuffledPlaces(length, seed)
      expect([...places].sort((one, other) => one - other)).toEqual(Array.from({ length }, (_, at) => at))
      expect(shuffledPlaces(length, seed)).toEqual(places)
    }),
  )
  expect(
    new Set(Array.from({ length: 20 }, (_, at) => shuffledPlaces(6, `s${at}`).join())).size,
  ).toBeGreaterThan(10)
})

describe('options in the order of an attempt', () => {
  const [single] = sampleQuestions
  const show = (kind: 'exam' | 'practice', seed: string, keepsOrder = false) => {
    if (!single) throw new Error('No sample')
    const showing = {
      terms: { ...terms, policy: attemptPolicies[kind] },
      state,
      seed,
      now: START,
      closesAt: null,
    }
    return shownQuestion({ ...single, keepsOrder }, showing).options
  }
  const orders = (kind: 'exam' | 'practice', keepsOrder?: boolean) =>
    new Set(
      Array.from({ length: 20 }, (_, at) =>
        show(kind, `s${at}`, keepsOrder)
          .map(({ no }) => no)
          .join(),
      ),
    )

  test('are mixed where the policy mixes and the question allows it', () => {
    expect(orders('practice').size).toBeGreaterThan(5)
    expect(orders('exam')).toEqual(new Set(['0,1,2,3']))
    expect(orders('practice', true)).toEqual(new Set(['0,1,2,3']))
  })

  test('and each keeps the number that answers name', () => {
    for (const { no, text } of show('practice', 'x')) expect(text).toBe(single?.options[no])
  })
})

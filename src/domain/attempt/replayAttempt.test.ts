import fc from 'fast-check'
import { rightAnswers, sampleQuestions, SECRET } from '../../../tests/builders/attemptSamples'
import type { AttemptState, AttemptTerms } from './AttemptState'
import type { AttemptEvent } from './events'
import { GRACE_MS } from './arrival'
import { attemptPolicies, guestPolicy } from './policies'
import type { Answer } from './Question'
import { replayAttempt } from './replayAttempt'
import { shownQuestion } from './shownQuestion'

const START = 1_000_000
const END = START + 60_000
const ids = sampleQuestions.map(({ id }) => id)
const policies = { ...attemptPolicies, ofNobody: guestPolicy(attemptPolicies.diagnosis) }
type Walked = keyof typeof policies
const kinds = Object.keys(policies) as Walked[]

const termsOf = (kind: Walked): AttemptTerms => {
  const policy = policies[kind]
  return { policy, questionIds: ids, startedAt: START, endsAt: policy.timer.per === 'paper' ? END : null }
}

/** How far a question is: nothing was answered or asked for; something was; the attempt has ended; it has for everybody. */
type Stage = 'untouched' | 'touched' | 'ended' | 'closed'
const withItsAnswer = { untouched: false, touched: true, ended: true, closed: true }
const atTheEnd = { untouched: false, touched: false, ended: true, closed: true }
const afterAll = { untouched: false, touched: false, ended: false, closed: true }
const inNoCase = { untouched: false, touched: false, ended: false, closed: false }

/** Expected release of keys, by kind and stage. */
const isToldIn: Record<Walked, Readonly<Record<Stage, boolean>>> = {
  practice: withItsAnswer,
  drill: withItsAnswer,
  exam: atTheEnd,
  mock: afterAll,
  adaptive: atTheEnd,
  pointTest: atTheEnd,
  synthesis: atTheEnd,
  recite: withItsAnswer,
  diagnosis: atTheEnd,
  analysis: { untouched: true, touched: true, ended: true, closed: true },
  paperPractice: withItsAnswer,
  paperTest: atTheEnd,
  ofNobody: inNoCase,
}

const stageOf = ({ endedAt, questions }: AttemptState, id: string, now: number): Stage => {
  if (endedAt !== null) return now > END + GRACE_MS ? 'closed' : 'ended'
  const question = questions.get(id)
  return question?.answer || question?.isRevealed ? 'touched' : 'untouched'
}

const option = (at: number): Answer => ({ type: 'single', option: at })
let made = 0
const head = (at: number, device = 'one') => ({ id: `e${(made += 1)}`, at: START + at, device })
const answer = (
  at: number,
  given: Answer,
  question = 'q-single',
  device?: string,
  took = 1000,
): AttemptEvent => ({
  ...head(at, device),
  kind: 'answer',
  question,
  answer: given,
  took,
})

const eventBodies = fc.oneof(
  fc.record({
    kind: fc.constant('answer' as const),
    question: fc.constantFrom(...ids, 'unknown'),
    answer: fc.oneof(fc.constantFrom(...Object.values(rightAnswers)), fc.nat({ max: 3 }).map(option)),
    took: fc.nat({ max: 100_000 }),
  }),
  fc.record({
    kind: fc.constantFrom('clear' as const, 'reveal' as const),
    question: fc.constantFrom(...ids),
  }),
  fc.record({
    kind: fc.constantFrom('mark' as const, 'guess' as const),
    question: fc.constantFrom(...ids),
    on: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom(
      'open' as const,
      'pause' as const,
      'resume' as const,
      'handIn' as const,
      'expire' as const,
    ),
  }),
  fc.record({
    kind: fc.constant('award' as const),
    question: fc.constantFrom(...ids),
    points: fc.array(fc.nat({ max: 9 }), { maxLength: 3 }),
  }),
)

/** A log of two devices, some moments shared. */
const logs = fc
  .array(fc.tuple(eventBodies, fc.nat({ max: 120 }), fc.constantFrom('one', 'two')), { maxLength: 40 })
  .map((rows) =>
    rows.map(([body, second, device], at) => ({ ...body, id: `e${at}`, at: START + second * 1000, device })),
  )

describe.each(kinds)('%s', (kind) => {
  const terms = termsOf(kind)

  test('any order and any doubles of the same events give the same state', () => {
    fc.assert(
      fc.property(logs, fc.infiniteStream(fc.nat()), (log, luck) => {
        const state = replayAttempt(terms, log)
        const doubled = [...log, ...log.filter(() => (luck.next().value ?? 0) % 3 === 0)]
        const places = new Map(doubled.map((event) => [event, luck.next().value ?? 0]))
        const mixed = [...doubled].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
        expect(replayAttempt(terms, mixed)).toEqual(state)
      }),
    )
  })

  test('what a learner is shown holds no key before the policy allows it, and does afterwards', () => {
    fc.assert(
      fc.property(logs, fc.nat({ max: 400 }), fc.subarray(ids), (log, later, closed) => {
        const state = replayAttempt(terms, log)
        const now = START + later * 1000
        const closedElsewhere = new Set(closed)
        const showing = { terms, state, seed: 's', now, closesAt: END, closedElsewhere }
        for (const question of sampleQuestions) {
          const view = shownQuestion(question, showing)
          const isTold = !closedElsewhere.has(question.id) && isToldIn[kind][stageOf(state, question.id, now)]
          expect(JSON.stringify(view).includes(SECRET)).toBe(isTold)
          expect('feedback' in view).toBe(isTold)
          expect(JSON.stringify({ ...view, feedback: undefined })).not.toMatch(
            /"(?:key|analysis|hint|accepts|rubric)"/,
          )
        }
      }),
    )
  })

  test('nothing but awards changes once it has ended', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const { endedAt, questions } = replayAttempt(terms, log)
        if (endedAt === null) return
        const counting = log.filter(
          ({ kind: what, at }) => at <= endedAt || ['award', 'handIn', 'expire'].includes(what),
        )
        expect(replayAttempt(terms, counting).questions).toEqual(questions)
      }),
    )
  })
})

describe('two devices', () => {
  test('of two answers the later stands, whichever arrives first', () => {
    const events = [
      answer(3000, option(1)),
      answer(5000, option(2), 'q-single', 'two'),
      answer(4000, option(0)),
    ]
    for (const log of [events, [...events].reverse()])
      expect(replayAttempt(termsOf('exam'), log).questions.get('q-single')?.answer).toEqual(option(2))
  })

  test('where answers cannot be changed the first stands', () => {
    const events = [answer(5000, option(1)), answer(3000, option(2), 'q-single', 'two')]
    for (const kind of ['practice', 'adaptive'] as const)
      expect(replayAttempt(termsOf(kind), events).questions.get('q-single')?.answer).toEqual(option(2))
  })

  test('each is known by when it opened the attempt last', () => {
    const events: AttemptEvent[] = [
      { ...head(0), kind: 'open' },
      { ...head(9000, 'two'), kind: 'open' },
      { ...head(12_000), kind: 'open' },
    ]
    expect([...replayAttempt(termsOf('exam'), events).devices]).toEqual([
      ['one', START + 12_000],
      ['two', START + 9000],
    ])
  })
})

describe('the end', () => {
  test('an answer after the hand-in does not count, one before it does, however late it arrives', () => {
    const log: AttemptEvent[] = [
      { ...head(10_000), kind: 'handIn' },
      answer(11_000, option(1)),
      answer(9000, option(3), 'q-single', 'two'),
    ]
    const state = replayAttempt(termsOf('exam'), log)
    expect(state).toMatchObject({ endedAt: START + 10_000, endedBy: 'handIn' })
    expect(state.questions.get('q-single')?.answer).toEqual(option(3))
  })

  test('a hand-in that would be after the time is its expiry', () => {
    const state = replayAttempt(termsOf('exam'), [
      { ...head(70_000), kind: 'handIn' },
      answer(65_000, option(1)),
    ])
    expect(state).toMatchObject({ endedAt: END, endedBy: 'expire' })
    expect(state.questions.get('q-single')?.answer).toBeNull()
  })

  test('writing is awarded after the end only', () => {
    const award: AttemptEvent = { ...head(2000), kind: 'award', question: 'q-writing', points: [5, 3] }
    expect(replayAttempt(termsOf('exam'), [award]).questions.get('q-writing')?.awarded).toBeNull()
    const ended: AttemptEvent[] = [{ ...head(1000), kind: 'handIn' }, award]
    expect(replayAttempt(termsOf('exam'), ended).questions.get('q-writing')?.awarded).toEqual([5, 3])
  })
})

describe('what a policy forbids', () => {
  const reveal = (at: number): AttemptEvent => ({ ...head(at), kind: 'reveal', question: 'q-single' })

  test('an answer after the key was asked for does not count', () => {
    const state = replayAttempt(termsOf('practice'), [reveal(1000), answer(2000, option(2))])
    expect(state.questions.get('q-single')).toMatchObject({ answer: null, isRevealed: true })
  })

  test('an exam reveals nothing', () => {
    expect(replayAttempt(termsOf('exam'), [reveal(1000)]).questions.get('q-single')?.isRevealed).toBe(false)
  })

  test('no way back: an earlier question is not answered after a later one', () => {
    const log = [
      answer(1000, rightAnswers['q-judgement'] ?? option(0), 'q-judgement'),
      answer(2000, option(1)),
    ]
    expect(replayAttempt(termsOf('drill'), log).questions.get('q-single')?.answer).toBeNull()
    expect(replayAttempt(termsOf('exam'), log).questions.get('q-single')?.answer).toEqual(option(1))
  })

  test('an answer that took longer than its question lasts is none', () => {
    const slow = { ...answer(99_000, option(1)), took: 95_000 }
    expect(replayAttempt(termsOf('drill'), [slow]).questions.get('q-single')?.answer).toBeNull()
    expect(replayAttempt(termsOf('practice'), [slow]).questions.get('q-single')?.answer).toEqual(option(1))
  })

  test('an analysis takes no answers', () => {
    expect(
      replayAttempt(termsOf('analysis'), [answer(1, option(1))]).questions.get('q-single')?.answer,
    ).toBeNull()
  })
})

test('a pause does not count as time spent, and whoever answers has come back', () => {
  const log: AttemptEvent[] = [
    { ...head(10_000), kind: 'pause' },
    { ...head(40_000), kind: 'resume' },
    { ...head(45_000), kind: 'pause' },
    answer(50_000, option(1)),
    { ...head(60_000), kind: 'handIn' },
  ]
  expect(replayAttempt(termsOf('practice'), log).spent).toBe(25_000)
  const open = replayAttempt(termsOf('practice'), log.slice(0, 3))
  expect(open).toMatchObject({ isPaused: true, spent: 15_000 })
  expect(replayAttempt(termsOf('exam'), log.slice(0, 3)).isPaused).toBe(false)
})

test('time on a question adds up over its answers', () => {
  const state = replayAttempt(termsOf('exam'), [answer(1000, option(1)), answer(5000, option(2))])
  expect(state.questions.get('q-single')?.took).toBe(2000)
})

test('no question was looked at for longer than an hour, nor than the attempt is open, give or take a clock', () => {
  const HOUR = 3_600_000
  const tookOf = (at: number, took: number) =>
    replayAttempt(termsOf('practice'), [answer(at, option(1), 'q-single', 'one', took)]).questions.get(
      'q-single',
    )?.took
  expect(tookOf(5000, 9 * HOUR)).toBe(65_000)
  expect(tookOf(5 * HOUR, 9 * HOUR)).toBe(HOUR)
  expect(tookOf(5 * HOUR, HOUR - 1)).toBe(HOUR - 1)
  expect(tookOf(5000, -1)).toBe(0)
})

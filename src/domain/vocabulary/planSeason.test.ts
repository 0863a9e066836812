import { MemoryModel } from '../memory/MemoryModel'
import fc from 'fast-check'
import { eveHelp, lateHelp, planSeason } from './planSeason'
import { DEFAULT_PACE, simulateSeason } from './simulateSeason'
import { model } from '../../../tests/builders/vocabularyLearner'

const wish = {
  model,
  daysToExam: 300,
  newWords: 5500,
  started: [],
  minutesPerDay: 60,
  retention: 0.9,
  reviewLimit: 1000,
  pace: DEFAULT_PACE,
}

test('a season with enough time begins every word, keeps to its minutes and leaves the last days to reviews', () => {
  const { season, newPerDay } = planSeason(wish)
  expect(season.days).toHaveLength(300)
  expect(season.unlearned).toBe(0)
  expect(newPerDay).toBeGreaterThanOrEqual(20)
  expect(Math.max(...season.days.map(({ minutes }) => minutes))).toBeLessThanOrEqual(60.001)
  expect(season.days.slice(-13).every(({ fresh }) => fresh === 0)).toBe(true)
  expect(season.days.reduce((sum, { fresh }) => sum + fresh, 0)).toBeCloseTo(5500, 0)
  expect(season.remembered).toBeGreaterThan(5500 * 0.9)
  expect(season.remembered).toBeLessThanOrEqual(5500)
  expect(lateHelp(wish, season)).toBeNull()
})

test.each([27, 60, 150, 390])(
  'with %i days to the exam more minutes are more words a day, and no day is too full for them',
  (daysToExam) => {
    const plans = [15, 30, 40, 60].map((minutesPerDay) =>
      planSeason({ ...wish, newWords: 2300, daysToExam, minutesPerDay }),
    )
    const paces = plans.map(({ newPerDay }) => newPerDay)
    expect(paces).toEqual([...new Set(paces)].sort((one, other) => one - other))
    plans.forEach(({ newPerDay, season }, index) => {
      const minutes = [15, 30, 40, 60][index] ?? 0
      expect((newPerDay * DEFAULT_PACE.secondsPerNew) / 60).toBeLessThanOrEqual(minutes)
      expect(season.days[0]?.fresh).toBeCloseTo(Math.min(newPerDay, 2300), 5)
    })
  },
)

test('too late: more minutes, lower retention or fewer words, and the advice holds', () => {
  const late = { ...wish, minutesPerDay: 30 }
  const { season } = planSeason(late)
  expect(season.unlearned).toBeGreaterThan(0)
  const help = lateHelp(late, season)
  expect(planSeason({ ...late, newWords: help?.words ?? 0 }).season.unlearned).toBe(0)
  expect(help?.words).toBeLessThanOrEqual(5500 - season.unlearned)
  expect(planSeason({ ...late, minutesPerDay: help?.minutesPerDay ?? 0 }).season.unlearned).toBe(0)
  expect(planSeason({ ...late, retention: help?.retention ?? 1 }).season.unlearned).toBe(0)
})

test.each([
  ['a slow pace alone', { newPerDay: 3, minutesPerDay: 30, newWords: 2300, daysToExam: 390 }],
  ['a slow pace and few reviews', { newPerDay: 3, reviewLimit: 60, newWords: 2300, daysToExam: 390 }],
  ['a slow pace and little time', { newPerDay: 3, minutesPerDay: 10, newWords: 2300, daysToExam: 200 }],
  ['a pace that is too fast for the minutes', { newPerDay: 80, minutesPerDay: 15, newWords: 5500 }],
])('every advice to %s holds once it is taken', (_, own) => {
  const late = { ...wish, ...own }
  const help = lateHelp(late, planSeason(late).season)
  const taken = (fields: Partial<typeof wish>) =>
    planSeason({ ...late, newPerDay: undefined, ...fields }).season.unlearned
  if (!help) throw new Error('this plan is not late')
  if (help.isPaceTooSlow) expect(taken({})).toBe(0)
  else expect(taken({})).toBeGreaterThan(0)
  if (help.minutesPerDay !== null) expect(taken({ minutesPerDay: help.minutesPerDay })).toBe(0)
  if (help.retention !== null) expect(taken({ retention: help.retention })).toBe(0)
  expect(planSeason({ ...late, newWords: help.words }).season.unlearned).toBe(0)
  // More minutes are no help to somebody whose own pace is what is in the way.
  expect(help.isPaceTooSlow && (help.minutesPerDay ?? help.retention) !== null).toBe(false)
})

test('hopeless: what fits is told, and what does not help is not offered', () => {
  const late = { ...wish, daysToExam: 28, minutesPerDay: 30 }
  const { season } = planSeason(late)
  const help = lateHelp(late, season)
  expect(help).toMatchObject({ minutesPerDay: null, retention: null })
  expect(help?.words).toBeGreaterThan(100)
})

test('lower retention costs fewer reviews, and less is remembered', () => {
  const high = simulateSeason({ ...wish, newPerDay: 20, retention: 0.95 })
  const low = simulateSeason({ ...wish, newPerDay: 20, retention: 0.8 })
  const reviews = (season: typeof high) => season.days.reduce((sum, day) => sum + day.reviews, 0)
  expect(reviews(low)).toBeLessThan(reviews(high) * 0.7)
  expect(low.remembered).toBeLessThan(high.remembered)
})

test('words that are being learned count: due now or later, none is lost', () => {
  const started = Array.from({ length: 500 }, (_, index) => ({
    stability: 20,
    difficulty: 5,
    dueIn: (index % 40) - 5,
  }))
  const season = simulateSeason({ ...wish, daysToExam: 60, newWords: 0, started, newPerDay: 0 })
  expect(season.finishDay).toBe(0)
  expect(season.days[0]?.reviews).toBeGreaterThan(50)
  expect(season.remembered).toBeGreaterThan(430)
  expect(season.remembered).toBeLessThanOrEqual(500)
})

test('no season is too short, and no plan too small', () => {
  for (const daysToExam of [0, 1, 13, 14, 15]) {
    const { season } = planSeason({ ...wish, daysToExam })
    expect(season.days).toHaveLength(daysToExam)
  }
  expect(planSeason({ ...wish, newWords: 0 }).season.remembered).toBe(0)
})

test('ten times the words ask the memory model no more than ten times as often', () => {
  const asked = (newWords: number): number => {
    const questions = [
      jest.spyOn(MemoryModel.prototype, 'recall'),
      jest.spyOn(MemoryModel.prototype, 'next'),
      jest.spyOn(MemoryModel.prototype, 'interval'),
    ]
    // Use a new model: a cached result of another would be reused.
    planSeason({ ...wish, model: new MemoryModel(), newWords })
    const count = questions.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    for (const question of questions) question.mockRestore()
    return count
  }
  expect(asked(5500)).toBeLessThan(10 * asked(550))
})

describe('more minutes', () => {
  const finish = (goals: typeof wish): number => planSeason(goals).season.finishDay ?? Infinity

  test('finish 5,500 words in 365 days earlier at each step', () => {
    const days = [30, 40, 60].map((minutesPerDay) => finish({ ...wish, daysToExam: 365, minutesPerDay }))
    expect(days).toEqual([...new Set(days)].sort((one, other) => other - one))
  })

  test('never finish later, nor leave more words over', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 6000 }),
        fc.integer({ min: 20, max: 400 }),
        fc.integer({ min: 2, max: 18 }),
        fc.integer({ min: 1, max: 12 }),
        (newWords, daysToExam, steps, more) => {
          const goals = { ...wish, newWords, daysToExam, minutesPerDay: steps * 5 }
          const [less, longer] = [goals, { ...goals, minutesPerDay: (steps + more) * 5 }].map(
            (one) => planSeason(one).season,
          )
          expect(longer?.finishDay ?? Infinity).toBeLessThanOrEqual(less?.finishDay ?? Infinity)
          expect(longer?.unlearned).toBeLessThanOrEqual(less?.unlearned ?? 0)
        },
      ),
      { numRuns: 10 },
    )
  })
})

test('reviews that would wait on the eve are said, with the minutes of the last days that clear them', () => {
  const goals = { ...wish, daysToExam: 365, minutesPerDay: 40 }
  const plan = planSeason(goals)
  const help = eveHelp(goals, plan)
  expect(help?.waiting).toBe(plan.season.waitingOnEve)
  expect(help?.waiting).toBeGreaterThan(1000)
  const finalMinutes = help?.finalMinutes ?? 0
  const cleared = simulateSeason({ ...goals, newPerDay: plan.newPerDay, finalMinutes })
  expect(cleared.waitingOnEve).toBeLessThanOrEqual(55)
  expect(cleared.finishDay).toBe(plan.season.finishDay)
  const easy = { ...goals, newWords: 1000, minutesPerDay: 60 }
  expect(eveHelp(easy, planSeason(easy))).toBeNull()
})

test('no minutes are named where the limit of reviews a day is in the way', () => {
  const goals = { ...wish, newWords: 2300, daysToExam: 365, minutesPerDay: 40, reviewLimit: 100 }
  const help = eveHelp(goals, planSeason(goals))
  expect(help?.waiting).toBeGreaterThan(100)
  expect(help?.finalMinutes).toBeNull()
})

test('a learner who studies six days of ten is forecast to finish later than one who studies daily', () => {
  const goals = { ...wish, newWords: 2300, daysToExam: 390, minutesPerDay: 30 }
  const daily = planSeason(goals).season.finishDay ?? NaN
  const seldom = planSeason({ ...goals, pace: { ...DEFAULT_PACE, attendance: 0.6 } }).season.finishDay ?? NaN
  expect(seldom).toBeGreaterThan(daily)
})

import fc from 'fast-check'
import type { PastAnswer } from './growingAbility'
import { authoredParameters } from './itemResponse'
import { FEWEST_ANSWERS, fewestAnswersOf, judgedAbilities, judgedAbility, pointMastery } from './pointMastery'

const questions = Array.from({ length: 20 }, (_, at) => ({
  questionId: `q${at}`,
  item: authoredParameters((at % 5) + 1, 4),
}))
const items = questions.map(({ item }) => item)
const TODAY = 100
const answered = (right: number, wrong: number): PastAnswer[] =>
  questions
    .slice(0, right + wrong)
    .map(({ questionId, item }, at) => ({ questionId, item, isRight: at < right, day: TODAY }))
const masteryOf = (right: number, wrong: number) =>
  pointMastery({ questions: items, answers: answered(right, wrong), today: TODAY })

it('says nothing under five answers, nor of a point without questions', () => {
  expect(masteryOf(FEWEST_ANSWERS - 1, 0)).toEqual({ mastery: null, level: 'unknown' })
  expect(pointMastery({ questions: [], answers: answered(6, 0), today: TODAY }).mastery).toBeNull()
  expect(judgedAbility(answered(4, 0), TODAY)).toBeNull()
  expect(judgedAbility(answered(5, 0), TODAY)?.ability).toBeGreaterThan(0)
})

describe('a point of few questions', () => {
  const ofSize = (size: number, right: number, wrong: number) =>
    pointMastery({
      questions: items.slice(0, size),
      answers: answered(right, wrong),
      today: TODAY,
    })

  it('is judged once all of them are answered, but never by a single answer', () => {
    expect([0, 1, 2, 3, 4, 5, 40].map(fewestAnswersOf)).toEqual([2, 2, 2, 3, 4, 5, 5])
    expect(ofSize(1, 1, 0).level).toBe('unknown')
    for (const size of [2, 3, 4]) {
      expect(ofSize(size, size - 1, 0).level).toBe('unknown')
      expect(ofSize(size, size, 0).level).not.toBe('unknown')
    }
  })

  it('tells weak from better', () => {
    for (const size of [2, 3, 4]) {
      expect(ofSize(size, 0, size).level).toBe('weak')
      expect(ofSize(size, size, 0).mastery ?? 0).toBeGreaterThan(0.5)
    }
  })
})

it('reaches from weak to mastered', () => {
  expect([masteryOf(0, 10).level, masteryOf(7, 3).level, masteryOf(20, 0).level]).toEqual([
    'weak',
    'learning',
    'mastered',
  ])
})

it('stays between 0 and 1 and never falls by a right answer instead of a wrong one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 19 }), fc.integer({ min: 5, max: 20 }), (right, all) => {
      fc.pre(right < all)
      const less = masteryOf(right, all - right).mastery ?? NaN
      const more = masteryOf(right + 1, all - right - 1).mastery ?? NaN
      expect(less).toBeGreaterThanOrEqual(0)
      expect(more).toBeLessThanOrEqual(1)
      expect(more).toBeGreaterThan(less)
    }),
  )
})

it('says the same however often one day asks a question again: its key was just read', () => {
  const again = (times: number): PastAnswer[] =>
    answered(6, 4).map((answer) => ({ ...answer, isRight: true, sight: { times, days: 0 } }))
  const once = pointMastery({ questions: items, answers: answered(6, 4), today: TODAY })
  const often = pointMastery({
    questions: items,
    answers: [...answered(6, 4), ...again(1), ...again(2)],
    today: TODAY,
  })
  expect(often.mastery).toBeCloseTo(once.mastery ?? NaN, 10)
})

it('counts an answer the more, the longer ago its key was read, and never as much as a first one', () => {
  const later = (days: number): number => {
    const more = answered(20, 0).map((answer) => ({
      ...answer,
      day: TODAY,
      ...(days < Infinity && { sight: { times: 1, days } }),
    }))
    const first = answered(6, 14).map((answer) => ({ ...answer, day: TODAY - 40 }))
    return pointMastery({ questions: items, answers: [...first, ...more], today: TODAY }).mastery ?? NaN
  }
  const masteries = [0, 1, 7, 30, Infinity].map(later)
  expect(masteries).toEqual([...new Set(masteries)].sort((one, other) => one - other))
})

describe('the ability over time', () => {
  const on = (day: number, isRight: boolean, from = 0): PastAnswer[] =>
    questions.slice(from, from + 10).map(({ questionId, item }) => ({ questionId, item, isRight, day }))

  it('follows growth: what was answered lately counts more than what was answered long ago', () => {
    const rose = judgedAbility([...on(0, false), ...on(80, true, 10)], 80)?.ability ?? NaN
    const fell = judgedAbility([...on(0, true), ...on(80, false, 10)], 80)?.ability ?? NaN
    expect(rose).toBeGreaterThan(fell + 0.2)
  })

  it('is less sure the longer ago the answers are', () => {
    const errors = [10, 20, 35].map((today) => judgedAbility(on(10, true), today)?.error ?? NaN)
    expect(errors).toEqual([...new Set(errors)].sort((one, other) => one - other))
  })

  it('is said for a span by all answers up to its end, and not where the span has fewer than five', () => {
    const answers = [...on(0, false), ...on(8, true, 10).slice(0, 4), ...on(15, true, 10)]
    const weeks = [
      { first: 0, last: 6 },
      { first: 7, last: 13 },
      { first: 14, last: 20 },
    ]
    const [first, second, third] = judgedAbilities(answers, weeks)
    expect(second).toBeNull()
    expect(first).toEqual(judgedAbility(on(0, false), 6))
    expect(third).toEqual(judgedAbility(answers, 20))
  })
})

it('who answers like one who guesses knows next to nothing', () => {
  expect(masteryOf(5, 15).mastery).toBeLessThan(0.4)
})

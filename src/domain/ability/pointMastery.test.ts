import fc from 'fast-check'
import { authoredParameters } from './itemResponse'
import {
  type BookStanding,
  FEWEST_ANSWERS,
  fewestAnswersOf,
  judgedAbility,
  pointMastery,
} from './pointMastery'

const questions = Array.from({ length: 20 }, (_, at) => ({
  id: `q${at}`,
  item: authoredParameters((at % 5) + 1, 4),
}))
const answered = (right: number, wrong: number) =>
  questions.slice(0, right + wrong).map(({ item }, at) => ({ item, isRight: at < right }))
const none: ReadonlyMap<string, BookStanding> = new Map()
const masteryOf = (right: number, wrong: number, standings = none) =>
  pointMastery({ questions, answers: answered(right, wrong), standings })

it('says nothing under five answers, nor of a point without questions', () => {
  expect(masteryOf(FEWEST_ANSWERS - 1, 0)).toEqual({ mastery: null, level: 'unknown' })
  expect(pointMastery({ questions: [], answers: answered(6, 0), standings: none }).mastery).toBeNull()
  expect(judgedAbility(answered(4, 0))).toBeNull()
  expect(judgedAbility(answered(5, 0))?.ability).toBeGreaterThan(0)
})

describe('a point of few questions', () => {
  // Missed questions are in the book of mistakes.
  const ofSize = (size: number, right: number, wrong: number) =>
    pointMastery({
      questions: questions.slice(0, size),
      answers: answered(right, wrong),
      standings: new Map(questions.slice(right, right + wrong).map(({ id }) => [id, 'missed'])),
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

it('a missed question weighs on it until it is solved on two days, and then lifts it', () => {
  const missed = masteryOf(8, 2, new Map([['q0', 'missed']])).mastery ?? NaN
  const plain = masteryOf(8, 2).mastery ?? NaN
  const mastered = masteryOf(8, 2, new Map([['q0', 'mastered']])).mastery ?? NaN
  expect(missed).toBeLessThan(plain)
  expect(mastered).toBeGreaterThan(plain)
  expect(mastered - missed).toBeCloseTo(1 / questions.length)
})

it('who answers like one who guesses knows next to nothing', () => {
  expect(masteryOf(5, 15).mastery).toBeLessThan(0.4)
})

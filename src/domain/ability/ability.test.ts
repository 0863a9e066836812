import fc from 'fast-check'
import {
  expectedChance,
  quadraturePoints,
  type JudgedItem,
  updatePosterior,
  priorWeights,
} from './abilityGrid'
import { estimateAbility } from './estimateAbility'
import { authoredParameters, probabilityCorrect, informationOf } from './itemResponse'
import { isMeasured, subjectStopRule } from './stopRule'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const items = fc.record({
  discrimination: number(0.2, 3),
  difficulty: number(-4, 4),
  guessing: fc.constantFrom(0, 0.2, 0.25, 0.5),
})
const answers = fc.array(fc.record({ item: items, isRight: fc.boolean() }), { maxLength: 40 })

describe('the model of an answer', () => {
  const item = { discrimination: 1.5, difficulty: 0.5, guessing: 0.25 }

  test('at its difficulty half of what cannot be guessed is known', () => {
    expect(probabilityCorrect(item, 0.5)).toBeCloseTo(0.625, 10)
    expect(probabilityCorrect({ ...item, guessing: 0 }, 0.5)).toBeCloseTo(0.5, 10)
  })

  test('who can more is right more often, between guessing and certainty', () => {
    fc.assert(
      fc.property(items, number(-6, 6), number(0, 3), (one, ability, more) => {
        expect(probabilityCorrect(one, ability + more)).toBeGreaterThanOrEqual(
          probabilityCorrect(one, ability),
        )
        expect(probabilityCorrect(one, ability)).toBeGreaterThan(one.guessing / 2)
        expect(probabilityCorrect(one, ability)).toBeLessThan(1)
      }),
    )
  })

  test('information is what the slope of the curve says: (dP/dθ)² / P(1 − P)', () => {
    fc.assert(
      fc.property(items, number(-3, 3), (one, ability) => {
        const step = 1e-5
        const slope =
          (probabilityCorrect(one, ability + step) - probabilityCorrect(one, ability - step)) / (2 * step)
        const chance = probabilityCorrect(one, ability)
        const expected = slope ** 2 / (chance * (1 - chance))
        expect(Math.abs(informationOf(one, ability) - expected)).toBeLessThan(1e-3 * (1 + expected))
      }),
    )
  })

  test('levels of an author stand in order around the middle, and options make guessing', () => {
    const levels = [1, 2, 3, 4, 5].map((level) => authoredParameters(level, 4).difficulty)
    expect(levels).toEqual([...levels].sort((one, other) => one - other))
    expect(authoredParameters(3, 4)).toEqual({ discrimination: 1, difficulty: 0, guessing: 0.25 })
    expect(authoredParameters(3, 0).guessing).toBe(0)
  })
})

describe('the estimate of an ability', () => {
  test('without an answer it is that of all learners', () => {
    const { ability, error, band } = estimateAbility([])
    expect(ability).toBeCloseTo(0, 10)
    expect(error).toBeCloseTo(1, 3)
    expect(band[0]).toBeCloseTo(-1.645, 2)
    expect(band[1]).toBeCloseTo(1.645, 2)
  })

  test('the order of answers makes no difference, and the band stands around the mean', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const one = estimateAbility(given)
        const other = estimateAbility([...given].reverse())
        expect(other.ability).toBeCloseTo(one.ability, 8)
        expect(other.error).toBeCloseTo(one.error, 8)
        expect(one.band[0]).toBeLessThan(one.ability)
        expect(one.band[1]).toBeGreaterThan(one.ability)
      }),
    )
  })

  test('a right answer never lowers it, a wrong one never raises it', () => {
    fc.assert(
      fc.property(answers, items, (given, item) => {
        const before = estimateAbility(given).ability
        expect(estimateAbility([...given, { item, isRight: true }]).ability).toBeGreaterThan(before - 1e-9)
        expect(estimateAbility([...given, { item, isRight: false }]).ability).toBeLessThan(before + 1e-9)
      }),
    )
  })

  test('hundreds of answers leave numbers', () => {
    const item = { discrimination: 3, difficulty: -4, guessing: 0 }
    const given: JudgedItem[] = Array.from({ length: 400 }, () => ({ item, isRight: false }))
    expect(estimateAbility(given).ability).toBeLessThan(-4)
    expect(estimateAbility(given).error).toBeGreaterThan(0)
  })

  test('the chance that is expected is the mean over what is possible', () => {
    const item = { discrimination: 1, difficulty: 0, guessing: 0 }
    expect(expectedChance(priorWeights, item)).toBeCloseTo(0.5, 10)
    const better = updatePosterior(priorWeights, { item, isRight: true })
    expect(expectedChance(better, item)).toBeGreaterThan(0.5)
    expect(better).toHaveLength(quadraturePoints.length)
  })
})

describe('when a test has asked enough', () => {
  test.each([
    [7, 0.1, false],
    [8, 0.31, false],
    [8, 0.3, true],
    [19, 0.4, false],
    [20, 0.4, true],
  ])('%i questions, error %d: %s', (asked, error, enough) => {
    expect(isMeasured(subjectStopRule, { error }, asked)).toBe(enough)
  })
})

import { admissionChance, type Chance, chanceOnList } from './admissionChance'
import type { ProgrammeFacts } from './forecastLine'

const facts = (given: Partial<ProgrammeFacts>): ProgrammeFacts => ({
  targetYear: 2023,
  is985: false,
  region: 'A',
  hasPool: true,
  isEngineering: true,
  fullMarks: 500,
  nationalLine: { total: 264, isPublished: true },
  official: null,
  basic: null,
  lists: [],
  ...given,
})

const list = (year: number, excess: number, admitted: number, sd?: number) => ({
  year,
  low: 264 + excess,
  nationalLine: 264,
  admitted,
  ...(sd !== undefined && { sd }),
})

const estimateOf = (chance: Chance) => {
  if (chance.kind !== 'estimate' || !chance.admission || !chance.total) throw new Error(chance.kind)
  const { forecast, reach, admission, total } = chance
  return {
    mean: forecast.mean,
    spread: forecast.spread,
    points: [forecast.low, forecast.middle, forecast.high],
    shares: [reach, admission.middle, total.middle],
    admissionBand: [admission.low, admission.high],
    totalBand: [total.low, total.high],
  }
}

const near = (found: readonly number[], expected: readonly number[], within: number): void =>
  expected.forEach((value, at) => expect(Math.abs((found[at] ?? NaN) - value)).toBeLessThanOrEqual(within))

/** Test vectors of the model's specification. */
const vectors: readonly {
  readonly name: string
  readonly given: Partial<ProgrammeFacts>
  readonly score: number
  readonly line: readonly [mean: number, spread: number]
  readonly points: readonly [number, number, number]
  readonly shares: readonly [reach: number, admission: number, total: number]
  readonly admissionBand?: readonly [number, number]
  readonly totalBand: readonly [number, number]
}[] = [
  {
    name: 'two years of lists at a 985 school',
    given: { is985: true, lists: [list(2022, 77, 40, 18), list(2021, 70, 40)] },
    score: 360,
    line: [334.2, 20.53],
    points: [303.9, 334.2, 364.5],
    shares: [0.868, 0.753, 0.654],
    admissionBand: [0.491, 0.906],
    totalBand: [0.426, 0.786],
  },
  {
    name: 'one year of lists without a spread',
    given: { lists: [list(2022, 40, 12)] },
    score: 300,
    line: [300.5, 20.99],
    points: [269.5, 300.5, 331.5],
    shares: [0.491, 0.571, 0.28],
    admissionBand: [0.297, 0.808],
    totalBand: [0.146, 0.397],
  },
  {
    name: 'fewer than five admitted',
    given: { lists: [list(2022, 40, 3)] },
    score: 300,
    line: [297, 24],
    points: [264, 297, 332.4],
    shares: [0.547, 0.595, 0.325],
    totalBand: [0.174, 0.45],
  },
  {
    name: 'an official line in region B',
    given: {
      region: 'B',
      nationalLine: { total: 254, isPublished: true },
      official: { year: 2022, line: 274, nationalLine: 254 },
    },
    score: 310,
    line: [274, 18],
    points: [254, 274, 300.6],
    shares: [0.949, 0.785, 0.745],
    admissionBand: [0.536, 0.92],
    totalBand: [0.509, 0.873],
  },
  {
    name: 'no record and no national line yet',
    given: { is985: true, nationalLine: { total: 260, isPublished: false } },
    score: 340,
    line: [320, 25.12],
    points: [282.9, 320, 357.1],
    shares: [0.769, 0.701, 0.539],
    totalBand: [0.328, 0.678],
  },
]

it.each(vectors)('agrees with the specification: $name', (vector) => {
  const found = estimateOf(admissionChance(facts(vector.given), vector.score))
  near([found.mean], [vector.line[0]], 0.1)
  near([found.spread], [vector.line[1]], 0.01)
  near(found.points, vector.points, 0.1)
  near(found.shares, vector.shares, 0.002)
  if (vector.admissionBand) near(found.admissionBand, vector.admissionBand, 0.002)
  near(found.totalBand, vector.totalBand, 0.002)
})

it('agrees with the specification once the list is published', () => {
  const list60 = { mean: 350, sd: 20, count: 60 }
  const known = chanceOnList(345, { ...list60, places: 48 })
  near([known?.middle ?? 0, known?.low ?? 0, known?.high ?? 0], [0.835, 0.736, 0.92], 0.002)
  const unknown = chanceOnList(345, list60)
  near([unknown?.middle ?? 0, unknown?.low ?? 0, unknown?.high ?? 0], [0.799, 0.63, 0.903], 0.002)
  expect(chanceOnList(345, { ...list60, count: 4 })).toBeUndefined()
})

it('answers 数据不足 outside the pool, for papers of 300 marks and without a national line', () => {
  const insufficient = { kind: 'insufficient' }
  expect(admissionChance(facts({ hasPool: false }), 400)).toEqual(insufficient)
  expect(admissionChance(facts({ fullMarks: 300 }), 280)).toEqual(insufficient)
  expect(admissionChance(facts({ nationalLine: null }), 400)).toEqual(insufficient)
})

it('reaches no retest below a published national line or a single-subject line', () => {
  expect(admissionChance(facts({}), 263)).toMatchObject({ kind: 'belowLine', missed: null })
  const missed = { paper: '政治', score: 30, line: 38 }
  expect(admissionChance(facts({}), 400, missed)).toMatchObject({ kind: 'belowLine', missed })
  expect(admissionChance(facts({ nationalLine: { total: 264, isPublished: false } }), 263).kind).toBe(
    'estimate',
  )
})

it('shows the basic line of a school as an upper bound without a chance of admission', () => {
  const basic = { year: 2022, line: 320, nationalLine: 264 }
  const chance = admissionChance(facts({ hasPool: false, isEngineering: false, basic }), 340)
  expect(chance).toMatchObject({ kind: 'estimate', isUpperBound: true, admission: null, total: null })
})

it('uses the newest list for two years and then falls back to the pool', () => {
  const basis = (year: number) => {
    const chance = admissionChance(facts({ lists: [list(year, 60, 20)] }), 340)
    return chance.kind === 'estimate' ? chance.forecast.basis : chance.kind
  }
  expect([2022, 2021, 2020].map(basis)).toEqual(['oneYear', 'twoYearsOld', 'pool'])
})

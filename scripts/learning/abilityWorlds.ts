import {
  authoredParameters,
  difficultyErrors,
  type ItemParameters,
  probabilityCorrect,
} from '../../src/domain/ability/itemResponse'
import type { seededRandom } from '../../src/lib/seededRandom'

export type Luck = ReturnType<typeof seededRandom>

/** How examinees of a world differ from the model that judges them. */
export interface AbilityWorld {
  readonly name: string
  /** Growth of the ability in 80 days, mean and spread over learners, in standard deviations. */
  readonly growth: readonly [mean: number, spread: number]
  /** The share of the growth that is reached by a day of 80. */
  readonly course: (day: number) => number
  /** The chance that a key is remembered, seen so often, so many days ago. */
  readonly remembers: (times: number, days: number) => number
  /** Deviation of a knowledge point's ability from the subject's. */
  readonly points: number
  /** Deviation of one day's form. */
  readonly form: number
  /** The chance of a slip where the answer is known. */
  readonly slip: number
}

const linear = (day: number) => day / 80
const plain = { course: linear, points: 0, form: 0, slip: 0 }
const exponential = (half: number, longer: number) => (times: number, days: number) =>
  0.5 ** (days / (half * longer ** (times - 1)))
const power = (times: number, days: number) => (1 + days / (0.5 * times)) ** -0.3

/** The first is the model's own, memory apart; the others are unlike it. */
export const abilityWorlds: readonly AbilityWorld[] = [
  { ...plain, name: 'linear growth, halves of 4 days', growth: [0.6, 0.3], remembers: exponential(4, 1.8) },
  { ...plain, name: 'keys hardly fade', growth: [0.6, 0.3], remembers: (_, days) => 0.98 ** (days / 10) },
  {
    ...plain,
    name: 'no growth, keys forgotten in a day',
    growth: [0.1, 0.2],
    remembers: exponential(0.7, 1.3),
  },
  {
    ...plain,
    name: 'fast growth that levels off, power law',
    growth: [0.9, 0.4],
    course: (day) => (1 - Math.exp(-day / 25)) / (1 - Math.exp(-80 / 25)),
    remembers: power,
  },
  { ...plain, name: 'points differ, slips', growth: [0.6, 0.3], points: 0.5, slip: 0.04, remembers: power },
  {
    ...plain,
    name: 'form of the day, halves of 10 days',
    growth: [0.6, 0.3],
    form: 0.4,
    remembers: exponential(10, 2),
  },
]

/** A question: what it is, and what its author took it for. */
export interface WorldItem {
  readonly id: number
  readonly point: number
  readonly truth: ItemParameters
  readonly authored: ItemParameters
}

const POINTS = 8
const LEVEL_STEP = 0.8

/** A bank whose authored levels correlate with the true difficulties by about 0.6. */
export const worldBank = (size: number, luck: Luck): WorldItem[] =>
  Array.from({ length: size }, (_, id) => {
    const difficulty = luck.normal()
    const seen = 0.6 * difficulty + 0.8 * luck.normal()
    const level = Math.min(2, Math.max(-2, Math.round(seen / LEVEL_STEP)))
    return {
      id,
      point: id % POINTS,
      truth: { discrimination: 1.1 * Math.exp(0.3 * luck.normal()), difficulty, guessing: 0.25 },
      authored: { ...authoredParameters(level + 3, 4), difficultyError: difficultyErrors.authored },
    }
  })

/** A learner of a world. */
export class Examinee {
  private readonly start: number
  private readonly growth: number
  private readonly offsets: readonly number[]

  constructor(
    private readonly world: AbilityWorld,
    private readonly luck: Luck,
  ) {
    this.start = luck.normal()
    this.growth = world.growth[0] + world.growth[1] * luck.normal()
    const offsets = Array.from({ length: POINTS }, () => world.points * luck.normal())
    this.offsets = offsets
  }

  /** The ability on a day, over all points. */
  ability(day: number): number {
    const shift = this.offsets.reduce((sum, one) => sum + one, 0) / POINTS
    return this.start + this.growth * this.world.course(day) + shift
  }

  private ofPoint(day: number, point: number): number {
    return this.start + this.growth * this.world.course(day) + (this.offsets[point] ?? 0)
  }

  /** The chance that a question is known on a day, its key apart. */
  knows({ truth, point }: WorldItem, day: number): number {
    return (probabilityCorrect(truth, this.ofPoint(day, point)) - truth.guessing) / (1 - truth.guessing)
  }

  form(): number {
    return this.world.form * this.luck.normal()
  }

  answers(item: WorldItem, day: number, form: number, seen?: { times: number; days: number }): boolean {
    if (seen && this.luck.next() < this.world.remembers(seen.times, seen.days)) return true
    const right = probabilityCorrect(item.truth, this.ofPoint(day, item.point) + form)
    return this.luck.next() < right * (1 - this.world.slip)
  }
}

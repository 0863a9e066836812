import { fitOffers, type OfferCase, offerChance } from '@/domain/baoyan/offerModel'
import { axes, axisWeights, type Scores } from '@/domain/baoyan/profile'
import { groupBy } from '@/lib/groupBy'
import { seededRandom } from '@/lib/seededRandom'

const WORLDS = 40
const RECORDS = 900
const TRAINED = 600
const BINS = 10

interface Judge {
  readonly chance: (one: OfferCase) => number
}

const clamp = (value: number): number => Math.min(0.99, Math.max(0.01, value))

/** A world whose offers come from thresholds of schools and noisy interviews, not from a logistic formula. */
const worldOf = (no: number): OfferCase[] => {
  const random = seededRandom(`baoyan-world-b${no}`)
  const weights = axes.map(() => 0.4 + random.next())
  const luck = 0.35 + random.next() * 0.4
  const bars = Array.from({ length: 9 }, (_, difficulty) => 1.1 + difficulty * (0.28 + random.next() * 0.06))
  return Array.from({ length: RECORDS }, (): OfferCase => {
    const talent = random.normal()
    const sides = axes.map(() => clamp(0.5 + 0.18 * talent + 0.2 * random.normal()))
    const scores = Object.fromEntries(axes.map((axis, at) => [axis, sides[at] ?? 0])) as Scores
    const difficulty = Math.floor(random.next() * 9)
    const merit = sides.reduce((sum, side, at) => sum + side * (weights[at] ?? 0), 0)
    // A weak rank cannot be made up for at selective schools.
    const filter = difficulty >= 6 && scores.rank < 0.4 ? 0.8 : 0
    return { scores, difficulty, offered: merit - filter + luck * random.normal() > (bars[difficulty] ?? 2) }
  })
}

/** The usual weighted sum, with the line of each difficulty set where half of the training records got an offer. */
const weightedSum = (cases: readonly OfferCase[]): Judge => {
  const totalOf = ({ scores }: OfferCase): number =>
    axes.reduce((sum, axis) => sum + scores[axis] * axisWeights[axis], 0)
  const lineOf = (difficulty: number): number => {
    const of = cases
      .filter((one) => one.difficulty === difficulty)
      .sort((one, other) => totalOf(other) - totalOf(one))
    const offers = of.filter(({ offered }) => offered).length
    const at = of[Math.min(of.length - 1, offers)]
    return at ? totalOf(at) : 50
  }
  const lines = Array.from({ length: 9 }, (_, difficulty) => lineOf(difficulty))
  return {
    chance: (one) => clamp(0.5 + (totalOf(one) - (lines[one.difficulty] ?? 50)) / 40),
  }
}

interface Judged {
  readonly chance: number
  readonly hit: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Scores of all worlds together: bins of a single one hold too few records for a calibration error. */
const scoreOf = (judged: readonly Judged[]) => {
  const logLoss = mean(judged.map(({ chance, hit }) => -Math.log(hit === 1 ? chance : 1 - chance)))
  const brier = mean(judged.map(({ chance, hit }) => (chance - hit) ** 2))
  const bins = groupBy(judged, ({ chance }) => Math.floor(chance * BINS))
  const error = [...bins.values()].reduce((sum, bin) => {
    const gap = mean(bin.map(({ chance }) => chance)) - mean(bin.map(({ hit }) => hit))
    return sum + (bin.length / judged.length) * Math.abs(gap)
  }, 0)
  return { logLoss, brier, error }
}

const judgedBy = (judge: Judge, cases: readonly OfferCase[]): Judged[] =>
  cases.map((one) => ({ chance: clamp(judge.chance(one)), hit: one.offered ? 1 : 0 }))

/** `npm run bench:baoyan`: log loss, Brier score and calibration error on held-out records of generated worlds. */
const main = (): void => {
  const ours: Judged[] = []
  const usual: Judged[] = []
  for (let no = 0; no < WORLDS; no += 1) {
    const world = worldOf(no)
    const [trained, held] = [world.slice(0, TRAINED), world.slice(TRAINED)]
    const model = fitOffers(trained)
    const chance = ({ scores, difficulty }: OfferCase): number => offerChance(model, scores, difficulty)
    ours.push(...judgedBy({ chance }, held))
    usual.push(...judgedBy(weightedSum(trained), held))
  }
  const [model, sum] = [scoreOf(ours), scoreOf(usual)]
  for (const [name, { logLoss, brier, error }] of [
    ['offer model', model],
    ['weighted sum', sum],
  ] as const)
    process.stdout.write(
      `${name.padEnd(14)} log loss ${logLoss.toFixed(3)}  Brier ${brier.toFixed(3)}  calibration error ${error.toFixed(3)}\n`,
    )
  if (model.logLoss >= sum.logLoss || model.error >= sum.error) process.exitCode = 1
}

main()

import { fitOffers, type OfferCase, offerChance } from '@/domain/baoyan/offerModel'
import { axes, axisWeights, type Scores } from '@/domain/baoyan/profile'
import { seededRandom } from '@/lib/seededRandom'
import { brier, calibrationError, type Judged, logLoss } from './bench/forecastScores'

const WORLDS = 40
const RECORDS = 900
const TRAINED = 600

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

/** Scores of all worlds together: bins of a single one hold too few records for a calibration error. */
const scoreOf = (judged: readonly Judged[]) => ({
  logLoss: logLoss(judged),
  brier: brier(judged),
  error: calibrationError(judged),
})

const judgedBy = (judge: Judge, cases: readonly OfferCase[]): Judged[] =>
  cases.map((one) => ({ share: clamp(judge.chance(one)), happened: one.offered }))

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

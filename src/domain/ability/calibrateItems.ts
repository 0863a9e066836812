import { probabilityCorrect, type ItemParameters } from './itemResponse'
import { type ExpectedAnswers, maximizationStep } from './maximizationStep'

/** One judged answer to a question of the bank. */
export interface BankAnswer {
  readonly itemId: string
  readonly isRight: boolean
}

/** The answers of one learner, each question once. */
export type LearnerSheet = readonly BankAnswer[]

/** The parameters of questions by their id. */
export type ItemBank = ReadonlyMap<string, ItemParameters>

/** Estimates the questions of a bank from answers. */
export type FitItems = (sheets: readonly LearnerSheet[], authored: ItemBank) => ItemBank

const ABILITIES: readonly number[] = Array.from({ length: 41 }, (_, at) => (at - 20) / 5)
const LOG_PRIOR = ABILITIES.map((ability) => -(ability ** 2) / 2)
const MOST_CYCLES = 200
/** Convergence threshold: a smaller change of difficulty is not visible. */
const CLOSE = 0.001

interface Curve {
  readonly right: readonly number[]
  readonly wrong: readonly number[]
  readonly countRight: number[]
  readonly countWrong: number[]
}

const curveOf = (item: ItemParameters): Curve => {
  const chances = ABILITIES.map((ability) => probabilityCorrect(item, ability))
  return {
    right: chances.map((chance) => Math.log(chance)),
    wrong: chances.map((chance) => Math.log(1 - chance)),
    countRight: chances.map(() => 0),
    countWrong: chances.map(() => 0),
  }
}

const addTo = (sums: number[], values: readonly number[]): void => {
  for (let at = 0; at < values.length; at += 1) sums[at] = (sums[at] ?? 0) + (values[at] ?? 0)
}

/** The posterior over abilities given these answers. */
const abilitiesOf = (sheet: LearnerSheet, curves: ReadonlyMap<string, Curve>): readonly number[] => {
  const logs = [...LOG_PRIOR]
  for (const { itemId, isRight } of sheet) {
    const curve = curves.get(itemId)
    if (curve) addTo(logs, isRight ? curve.right : curve.wrong)
  }
  // Subtract the maximum first, so that hundreds of log-likelihoods do not underflow.
  const highest = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - highest))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** The E-step: expected numbers of right and wrong answers for every question, by ability. */
const expect = (sheets: readonly LearnerSheet[], bank: ItemBank): ReadonlyMap<string, Curve> => {
  const curves = new Map([...bank].map(([id, item]) => [id, curveOf(item)]))
  for (const sheet of sheets) {
    const abilities = abilitiesOf(sheet, curves)
    for (const { itemId, isRight } of sheet) {
      const curve = curves.get(itemId)
      if (curve) addTo(isRight ? curve.countRight : curve.countWrong, abilities)
    }
  }
  return curves
}

const answersOf = ({ countRight, countWrong }: Curve): ExpectedAnswers[] =>
  ABILITIES.map((ability, at) => {
    const right = countRight[at] ?? 0
    return { ability, right, count: right + (countWrong[at] ?? 0) }
  })

const distance = (one: ItemParameters, other: ItemParameters): number =>
  Math.max(Math.abs(one.difficulty - other.difficulty), Math.abs(one.discrimination - other.discrimination))

/**
 * The estimates after each cycle, the last one the best. A generator, so that callers can yield to other work in
 * between.
 */
export function* calibrationCycles(sheets: readonly LearnerSheet[], authored: ItemBank): Generator<ItemBank> {
  let bank = authored
  for (let cycle = 0; cycle < MOST_CYCLES; cycle += 1) {
    const curves = expect(sheets, bank)
    let farthest = 0
    const next = new Map<string, ItemParameters>()
    for (const [id, item] of bank) {
      const curve = curves.get(id)
      const start = authored.get(id) ?? item
      const better = curve ? maximizationStep(item, start, answersOf(curve)) : item
      farthest = Math.max(farthest, distance(item, better))
      next.set(id, better)
    }
    bank = next
    yield bank
    if (farthest < CLOSE) return
  }
}

/**
 * Estimates questions from answers: marginal maximum likelihood by expectation and maximisation (Bock & Aitkin 1981),
 * learners standard normal, the author's parameters as prior. Questions without answers keep the author's.
 */
export const calibrateItems: FitItems = (sheets, authored) => {
  let bank = authored
  for (bank of calibrationCycles(sheets, authored));
  return bank
}

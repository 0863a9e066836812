import { axes, type Scores } from './profile'

/** One application of a case: the sides of the applicant, the difficulty of the target, and whether it was an offer. */
export interface OfferCase {
  readonly scores: Scores
  readonly difficulty: number
  readonly offered: boolean
}

/** Highest difficulty of a school. */
const MOST_DIFFICULT = 8

/** Difficulty of a school by its public marks: tier first, then own lines (自划线) and a graduate school (研究生院). */
export const difficultyOf = (level: number, marks: readonly string[]): number =>
  level * 2 + (marks.includes('自划线') ? 1 : 0) + (marks.includes('研究生院') ? 1 : 0)

export type OfferModel = readonly number[]

const rowOf = (scores: Scores, difficulty: number): number[] => [
  1,
  ...axes.map((axis) => scores[axis]),
  difficulty / MOST_DIFFICULT,
  (1 - scores.rank) * (difficulty / MOST_DIFFICULT),
]

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))
const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

/** Penalty on large weights: few cases make no certain model. */
const RIDGE = 0.05
const ROUNDS = 12

/** Solves a linear system by elimination with pivots. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const below = rows.slice(column)
    const best =
      column +
      below.findIndex(
        (row) => Math.abs(row[column] ?? 0) === Math.max(...below.map((one) => Math.abs(one[column] ?? 0))),
      )
    const [pivot = [], other = []] = [rows[best], rows[column]]
    rows[best] = other
    rows[column] = pivot
    for (const [at, row] of rows.entries()) {
      if (at === column) continue
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      rows[at] = row.map((value, place) => value - factor * (pivot[place] ?? 0))
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1))
}

/** Fits a logistic model to cases by Newton’s method. */
export const fitOffers = (cases: readonly OfferCase[]): OfferModel => {
  const rows = cases.map(({ scores, difficulty }) => rowOf(scores, difficulty))
  const size = axes.length + 3
  let weights: number[] = Array.from({ length: size }, () => 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    const matrix: number[][] = Array.from({ length: size }, (_, one) =>
      Array.from({ length: size }, (__, other): number => (one === other && one > 0 ? RIDGE : 0)),
    )
    const gradient = weights.map((weight, at) => (at > 0 ? -RIDGE * weight : 0))
    for (const [no, row] of rows.entries()) {
      const chance = sigmoid(dot(weights, row))
      const spread = Math.max(1e-6, chance * (1 - chance))
      const miss = (cases[no]?.offered ? 1 : 0) - chance
      for (const [one, value] of row.entries()) {
        gradient[one] = (gradient[one] ?? 0) + miss * value
        const line = matrix[one] ?? []
        for (const [other, second] of row.entries())
          line[other] = (line[other] ?? 0) + spread * value * second
      }
    }
    const step = solve(matrix, gradient)
    weights = weights.map((weight, at) => weight + (step[at] ?? 0))
  }
  return weights
}

/** The chance of an offer, 0 to 1. */
export const offerChance = (model: OfferModel, scores: Scores, difficulty: number): number =>
  sigmoid(dot(model, rowOf(scores, difficulty)))

const NEAR = 0.6
const NEAR_DIFFICULTY = 1

/** The number of cases that resemble an applicant at a difficulty. */
export const likeCases = (cases: readonly OfferCase[], scores: Scores, difficulty: number): number =>
  cases.filter(
    (one) =>
      Math.abs(one.difficulty - difficulty) <= NEAR_DIFFICULTY &&
      Math.sqrt(axes.reduce((sum, axis) => sum + (one.scores[axis] - scores[axis]) ** 2, 0)) <= NEAR,
  ).length

export const offerBands = ['reach', 'match', 'safety', 'insufficient', 'below'] as const
export type OfferBand = (typeof offerBands)[number]

export const offerBandNames: Readonly<Record<OfferBand, string>> = {
  reach: '冲',
  match: '稳',
  safety: '保',
  insufficient: '数据不足',
  below: '差距较大',
}

interface OfferRules {
  readonly reachFrom: number
  readonly matchFrom: number
  readonly safetyFrom: number
  readonly fewestCases: number
}

/** The band of a chance; too few like cases make no band. */
export const offerBandOf = (chance: number, like: number, rules: OfferRules): OfferBand => {
  if (like < rules.fewestCases) return 'insufficient'
  if (chance >= rules.safetyFrom) return 'safety'
  if (chance >= rules.matchFrom) return 'match'
  return chance >= rules.reachFrom ? 'reach' : 'below'
}

import { type ChanceModel, chanceModel } from './chanceModel'
import { T5_P90 } from './studentT'

/** A published list of one year: its lowest first-exam total and the national line of that year. */
export interface ListedYear {
  readonly year: number
  readonly low: number
  readonly nationalLine: number
  readonly admitted: number
  /** Standard deviation of the first-exam totals of the admitted, where known. */
  readonly sd?: number | undefined
}

/** An official line of one year with the national line of that year. */
export interface OfficialLine {
  readonly year: number
  readonly line: number
  readonly nationalLine: number
}

/** The model's inputs for one programme. */
export interface ProgrammeFacts {
  readonly targetYear: number
  readonly is985: boolean
  readonly region: 'A' | 'B'
  /** The pool was fitted on engineering (08, 085x) at 双一流 schools and is lent to no other programme. */
  readonly hasPool: boolean
  readonly isEngineering: boolean
  /** A paper of 300 marks in all: the model does not cover it. */
  readonly fullMarks: number
  /** National line for the target year; the newest one with `isPublished: false` before it is out. */
  readonly nationalLine: { readonly total: number; readonly isPublished: boolean } | null
  readonly official: OfficialLine | null
  /** The basic line of a school that draws its own: lines of its programmes lie at or above it. */
  readonly basic: OfficialLine | null
  readonly lists: readonly ListedYear[]
}

/** From which record a forecast comes, in the order of preference. */
export type LineBasis = 'official' | 'twoYears' | 'oneYear' | 'twoYearsOld' | 'pool' | 'basic'

/** Next year's line as a distribution. */
export interface LineForecast {
  readonly basis: LineBasis
  readonly mean: number
  readonly spread: number
  readonly low: number
  readonly middle: number
  readonly high: number
  /** Years of the records behind it, the newest first. */
  readonly years: readonly number[]
  /** Number of admitted in the newest list used; 0 without one. */
  readonly rows: number
}

interface Estimate {
  readonly basis: LineBasis
  readonly excess: number
  readonly variance: number
  readonly years: readonly number[]
  readonly rows: number
}

const square = (value: number): number => value * value

const poolMean = ({ is985, region }: ProgrammeFacts, { pool }: ChanceModel): number => {
  const { base, top, regionB } = pool
  return base + (is985 ? top : 0) + (region === 'B' ? regionB : 0)
}

/** Excess of a programme's lists over the national line: that of the newest, and of older ones as far as the model remembers. */
const rememberedExcess = (lists: readonly ListedYear[], newest: number, { memory }: ChanceModel) => {
  const weights = lists.map(({ year }) => memory ** (newest - year))
  const count = weights.reduce((sum, weight) => sum + weight, 0)
  const sum = lists.reduce(
    (all, { low, nationalLine }, at) => all + (low - nationalLine) * (weights[at] ?? 0),
    0,
  )
  return { excess: sum / count, count }
}

/** Weight of a mean of so many times as many lists (Spearman and Brown). */
const lengthened = (weight: number, times: number): number => (times * weight) / (1 + (times - 1) * weight)

const fromLists = (facts: ProgrammeFacts, model: ChanceModel): Estimate => {
  const { ownWeight, lineVariance, pool, fewestAdmitted } = model
  const mean = poolMean(facts, model)
  const usable = facts.lists
    .filter(({ admitted, low, nationalLine }) => admitted >= fewestAdmitted && low >= nationalLine)
    .sort((one, other) => other.year - one.year)
  const [newest] = usable
  const age = newest ? facts.targetYear - newest.year : Infinity
  if (!newest || age > 2)
    return { basis: 'pool', excess: mean, variance: square(pool.spread), years: [], rows: 0 }
  const { excess, count } = rememberedExcess(usable, newest.year, model)
  const shrunk = (weight: number): number => mean + weight * (excess - mean)
  const record = { years: [newest.year], rows: newest.admitted }
  if (age === 2)
    return {
      ...record,
      basis: 'twoYearsOld',
      excess: shrunk(ownWeight.twoYearsOld),
      variance: square(pool.spread),
    }
  const variance = lineVariance.between + lineVariance.sampling / newest.admitted
  const before = facts.lists.find(({ year }) => year === newest.year - 1)
  if (!before) return { ...record, basis: 'oneYear', excess: shrunk(ownWeight.oneYear), variance }
  return {
    basis: 'twoYears',
    excess: shrunk(lengthened(ownWeight.twoYears, count / (1 + model.memory))),
    variance,
    years: [newest.year, before.year],
    rows: newest.admitted,
  }
}

const estimate = (facts: ProgrammeFacts, model: ChanceModel): Estimate | undefined => {
  const { official, basic, targetYear, hasPool } = facts
  const lastYear = targetYear - 1
  if (official?.year === lastYear)
    return {
      basis: 'official',
      excess: official.line - official.nationalLine,
      variance: square(model.officialSpread),
      years: [official.year],
      rows: 0,
    }
  if (hasPool) return fromLists(facts, model)
  if (basic?.year === lastYear)
    return {
      basis: 'basic',
      excess: basic.line - basic.nationalLine,
      variance: square(model.basicLineSpread),
      years: [basic.year],
      rows: 0,
    }
  return undefined
}

/** Forecasts next year's line; undefined where the data do not suffice (数据不足). */
export const forecastLine = (
  facts: ProgrammeFacts,
  model: ChanceModel = chanceModel,
): LineForecast | undefined => {
  const { nationalLine, fullMarks } = facts
  if (!nationalLine || fullMarks < 500) return undefined
  const found = estimate(facts, model)
  if (!found) return undefined
  const { basis, excess, variance, years, rows } = found
  const spread = Math.sqrt(variance + (nationalLine.isPublished ? 0 : model.unpublishedVariance))
  const mean = nationalLine.total + excess
  const atLeast = (value: number): number => Math.max(nationalLine.total, value)
  return {
    basis,
    mean,
    spread,
    low: atLeast(mean - T5_P90 * spread),
    middle: atLeast(mean),
    high: atLeast(mean + T5_P90 * spread),
    years,
    rows,
  }
}

import { placeAboveLine } from '@/domain/chance/admissionChance'
import { type ChanceModel, chanceModel } from '@/domain/chance/chanceModel'
import { forecastLine } from '@/domain/chance/forecastLine'
import { groupBy } from '@/lib/groupBy'
import { factsBefore, type History } from './History'
import { fitLogistic } from './fitLogistic'

/** Constant of Student's t with five degrees of freedom. */
const T5 = 0.379607

const t5LogDensity = (value: number, spread: number): number =>
  Math.log(T5 / spread) - 3 * Math.log(1 + (value / spread) ** 2 / 5)

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)

const best = <T>(candidates: readonly T[], worth: (candidate: T) => number): T =>
  candidates.map((one) => [worth(one), one] as const).reduce((top, one) => (one[0] > top[0] ? one : top))[1]

/** Each list of the training years beside the facts that were known before it. */
const casesBefore = (histories: readonly History[], before: number) =>
  histories.flatMap((history) =>
    history.lists
      .filter(({ year, low, nationalLine }) => year < before && low >= nationalLine)
      .map((list) => ({ history, list, facts: factsBefore(history, list.year, list.nationalLine) })),
  )
type Case = ReturnType<typeof casesBefore>[number]

const meanOf = (values: readonly number[], fallback: number): number =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : fallback

/** Years with fewer lists do not show where the pool moved. */
const FEWEST_LISTS = 10
/** Squared scale of a t with five degrees of freedom for a variance of 1. */
const SCALE = 3 / 5

/** How far all lines together move from year to year: a forecast is for a year that no list has shown. */
const driftOf = (rests: readonly { readonly year: number; readonly rest: number }[]): number => {
  const years = [...groupBy(rests, ({ year }) => year).values()].filter(
    ({ length }) => length >= FEWEST_LISTS,
  )
  const means = years.map((year) =>
    meanOf(
      year.map(({ rest }) => rest),
      0,
    ),
  )
  const centre = meanOf(means, 0)
  return means.reduce((sum, one) => sum + (one - centre) ** 2, 0) / Math.max(1, means.length - 1)
}

/** Mean excess of the two tiers, the difference of region B, and the spread of the most likely t. */
const fitPool = (cases: readonly Case[], { pool, fewestAdmitted }: ChanceModel) => {
  const usable = cases
    .filter(({ list }) => list.admitted >= fewestAdmitted)
    .map(({ history, list }) => ({ ...history, year: list.year, excess: list.low - list.nationalLine }))
  const of = (is985: boolean, region: 'A' | 'B'): number[] =>
    usable.filter((one) => one.is985 === is985 && one.region === region).map(({ excess }) => excess)
  const base = meanOf(of(false, 'A'), pool.base)
  const top = meanOf(of(true, 'A'), base + pool.top) - base
  const regionB = meanOf(of(false, 'B'), base + pool.regionB) - base
  const rests = usable.map((one) => ({
    year: one.year,
    rest: one.excess - base - (one.is985 ? top : 0) - (one.region === 'B' ? regionB : 0),
  }))
  const width = best(range(4, 60, 1), (candidate) =>
    rests.reduce((sum, { rest }) => sum + t5LogDensity(rest, candidate), 0),
  )
  const drift = SCALE * driftOf(rests)
  return { pool: { base, top, regionB, spread: Math.sqrt(width ** 2 + drift) }, drift }
}

/** Log likelihood that a parameter has to gain before it leaves its usual value. */
const GAIN = 2

/** Weight of an own record and the variance beside it, by the likelihood of the lines that followed. */
const fitOwnRecord = (cases: readonly Case[], model: ChanceModel): ChanceModel => {
  const withRecord = cases.filter(({ facts }) => {
    const basis = forecastLine(facts, model)?.basis
    return basis === 'oneYear' || basis === 'twoYears'
  })
  if (withRecord.length === 0) return model
  const candidates = [model.memory, 0.5, 1].flatMap((memory) =>
    [model.lineVariance.sampling, 0].flatMap((sampling) =>
      range(0, 0.9, 0.1).flatMap((oneYear) =>
        range(6, 30, 1).map((spread): ChanceModel => {
          const ownWeight = { oneYear, twoYears: oneYear + 0.1, twoYearsOld: Math.max(0, oneYear - 0.1) }
          return { ...model, memory, ownWeight, lineVariance: { between: spread ** 2, sampling } }
        }),
      ),
    ),
  )
  const departures = ({ memory, lineVariance }: ChanceModel): number =>
    Number(memory !== model.memory) + Number(lineVariance.sampling !== model.lineVariance.sampling)
  return best(candidates, (candidate) =>
    withRecord.reduce(
      (sum, { facts, list }) => {
        const forecast = forecastLine(facts, candidate)
        return forecast ? sum + t5LogDensity(list.low - forecast.mean, forecast.spread) : sum
      },
      -GAIN * departures(candidate),
    ),
  )
}

/** Admission of listed people by how far they lie above the forecast line. */
const fitAdmission = (cases: readonly Case[], model: ChanceModel): ChanceModel['admission'] => {
  const rows = cases.flatMap(({ facts, list }) => {
    const forecast = forecastLine(facts, model)
    return forecast
      ? list.people.map(({ score, isAdmitted }) => ({
          value: placeAboveLine(facts, forecast, score, model),
          happened: isAdmitted,
        }))
      : []
  })
  if (rows.length === 0) return model.admission
  const [a, b] = fitLogistic(rows)
  return { ...model.admission, a, b }
}

/** Fits the admission model to all lists before a year. */
export const fitChance = (histories: readonly History[], before: number): ChanceModel => {
  const cases = casesBefore(histories, before)
  const { pool, drift } = fitPool(cases, chanceModel)
  const fitted = fitOwnRecord(cases, { ...chanceModel, pool })
  const { between, sampling } = fitted.lineVariance
  const recorded = { ...fitted, lineVariance: { between: between + drift, sampling } }
  return { ...recorded, admission: fitAdmission(cases, recorded) }
}

import { type ChanceModel, chanceModel } from '@/domain/chance/chanceModel'
import { forecastLine } from '@/domain/chance/forecastLine'
import { studentT5 } from '@/domain/chance/studentT'
import { factsBefore, type History, type PublishedYear } from './History'
import { mean } from '../bench/forecastScores'
import { crps, type Distribution, pinball, quantile } from './scores'

/** A list that followed a list of the year before. */
export interface Pair {
  readonly history: History
  readonly list: PublishedYear
  readonly last: PublishedYear
}

/** Lists of at least five admitted that followed another one; of one year, or of all before it. */
export const pairsOf = (
  histories: readonly History[],
  isWanted: (year: number) => boolean,
): readonly Pair[] =>
  histories.flatMap((history) =>
    history.lists.flatMap((list): Pair[] => {
      const last = history.lists.find(({ year }) => year === list.year - 1)
      const isUsable = (one: PublishedYear): boolean =>
        one.admitted >= chanceModel.fewestAdmitted && one.low >= one.nationalLine
      return last && isWanted(list.year) && isUsable(list) && isUsable(last) ? [{ history, list, last }] : []
    }),
  )

/** A forecast of a pair's line. No line lies below the national one. */
export type LinePeer = (pair: Pair) => Distribution

const around =
  (middle: number, spread: number, nationalLine: number): Distribution =>
  (line) =>
    line < nationalLine ? 0 : studentT5((line - middle) / spread)

/** The model itself. */
export const byModel =
  (model: ChanceModel): LinePeer =>
  ({ history, list }) => {
    const forecast = forecastLine(factsBefore(history, list.year, list.nationalLine), model)
    if (!forecast) throw new Error('the model has no forecast for a programme of engineering')
    return around(forecast.mean, forecast.spread, list.nationalLine)
  }

/** A point forecast with the spread of its errors in the years before. */
const withSpread = (middleOf: (pair: Pair) => number, before: readonly Pair[]): LinePeer => {
  const errors = before.map((pair) => pair.list.low - middleOf(pair))
  const centre = mean(errors)
  // The variance of a t with five degrees of freedom is 5/3 of its squared scale.
  const spread = Math.sqrt((mean(errors.map((error) => (error - centre) ** 2)) * 3) / 5)
  return (pair) => around(middleOf(pair), spread, pair.list.nationalLine)
}

/** Usual forecasts: last year's line moved with the national one, the mean of all years, the pool without a history. */
export const linePeers = (
  before: readonly Pair[],
  { pool }: ChanceModel,
): Readonly<Record<string, LinePeer>> => ({
  'last year + national line': withSpread(
    ({ last, list }) => last.low + list.nationalLine - last.nationalLine,
    before,
  ),
  'mean of years': withSpread(({ history, list }) => {
    const lists = history.lists.filter(({ year }) => year < list.year)
    return list.nationalLine + mean(lists.map(({ low, nationalLine }) => low - nationalLine))
  }, before),
  pool: ({ history, list }) =>
    around(
      list.nationalLine +
        pool.base +
        (history.is985 ? pool.top : 0) +
        (history.region === 'B' ? pool.regionB : 0),
      pool.spread,
      list.nationalLine,
    ),
})

const TENTH = 0.1

/** How a forecast did on pairs. */
export const judgeLine = (peer: LinePeer, pairs: readonly Pair[]) => {
  const rows = pairs.map((pair) => {
    const distribution = peer(pair)
    const [low, middle, high] = [TENTH, 0.5, 1 - TENTH].map((share) => quantile(distribution, share))
    return { distribution, seen: pair.list.low, low: low ?? 0, middle: middle ?? 0, high: high ?? 0 }
  })
  return {
    crps: mean(rows.map(({ distribution, seen }) => crps(distribution, seen))),
    pinball: [
      mean(rows.map(({ low, seen }) => pinball(low, seen, TENTH))),
      mean(rows.map(({ middle, seen }) => pinball(middle, seen, 0.5))),
      mean(rows.map(({ high, seen }) => pinball(high, seen, 1 - TENTH))),
    ],
    covered: mean(rows.map(({ low, high, seen }) => Number(seen >= low && seen <= high))),
  }
}

import { type ChanceModel, chanceModel } from './chanceModel'
import { forecastLine, type LineForecast, type ProgrammeFacts } from './forecastLine'
import { logistic, logit, studentT5 } from './studentT'

/** A share with the band in which four of five programmes lie. */
export interface Band {
  readonly low: number
  readonly middle: number
  readonly high: number
}

/** A single-subject line that a candidate misses. */
export interface MissedLine {
  readonly paper: string
  readonly score: number
  readonly line: number
}

/** The model's result for one candidate and one programme. */
export type Chance =
  | { readonly kind: 'insufficient' }
  /** The total is below a published national line, or a single paper is below its line. */
  | { readonly kind: 'belowLine'; readonly missed: MissedLine | null; readonly forecast: LineForecast | null }
  | {
      readonly kind: 'estimate'
      readonly forecast: LineForecast
      /** P(reach the retest); with `isUpperBound` the real value is at most this. */
      readonly reach: number
      readonly isUpperBound: boolean
      /** P(admitted | on the list); null outside engineering, where no list shows rejected candidates. */
      readonly admission: Band | null
      /** P = R · A; null where A is unknown. */
      readonly total: Band | null
    }

const clip = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Spread of the admitted scores, shrunk to the usual one. */
const pooledSd = (count: number, sd: number, { admission }: ChanceModel): number => {
  const { usualSd, priorRows } = admission
  return Math.sqrt(((count - 1) * sd * sd + priorRows * usualSd * usualSd) / (count + priorRows - 1))
}

const spreadOfAdmitted = ({ lists, targetYear }: ProgrammeFacts, model: ChanceModel): number => {
  const last = lists.find(({ year }) => year === targetYear - 1)
  if (last?.sd === undefined || last.admitted < 2) return model.admission.usualSd
  return pooledSd(last.admitted, last.sd, model)
}

const bandAround = (value: number, distance: number): Band => ({
  low: logistic(value - distance),
  middle: logistic(value),
  high: logistic(value + distance),
})

/** How far a score lies above the forecast line, in spreads of the admitted scores, within the range of the fit. */
export const placeAboveLine = (
  facts: ProgrammeFacts,
  { middle }: LineForecast,
  score: number,
  model: ChanceModel = chanceModel,
): number =>
  clip((score - middle) / spreadOfAdmitted(facts, model), model.admission.zMin, model.admission.zMax)

const admissionOf = (
  facts: ProgrammeFacts,
  forecast: LineForecast,
  score: number,
  model: ChanceModel,
): Band => {
  const { a, b, bandLogit } = model.admission
  return bandAround(a + b * placeAboveLine(facts, forecast, score, model), bandLogit)
}

const scaled = (band: Band, factor: number): Band => ({
  low: band.low * factor,
  middle: band.middle * factor,
  high: band.high * factor,
})

/** The chance of a first-exam total at a programme; `missed` names a single-subject line that was not reached. */
export const admissionChance = (
  facts: ProgrammeFacts,
  score: number,
  missed: MissedLine | null = null,
  model: ChanceModel = chanceModel,
): Chance => {
  const { nationalLine } = facts
  const forecast = forecastLine(facts, model) ?? null
  if (missed) return { kind: 'belowLine', missed, forecast }
  if (nationalLine?.isPublished && score < nationalLine.total)
    return { kind: 'belowLine', missed: null, forecast }
  if (!forecast) return { kind: 'insufficient' }
  const reach = studentT5((score - forecast.mean) / forecast.spread)
  const isUpperBound = forecast.basis === 'basic'
  const admission = facts.isEngineering && !isUpperBound ? admissionOf(facts, forecast, score, model) : null
  return {
    kind: 'estimate',
    forecast,
    reach,
    isUpperBound,
    admission,
    total: admission && scaled(admission, reach),
  }
}

/** A published retest list: mean and spread of its first-exam totals, its length and the places left for exam candidates. */
export interface PublishedList {
  readonly mean: number
  readonly sd: number
  readonly count: number
  /** Undefined where unknown or where it includes 推免. */
  readonly places?: number | undefined
}

/** P(admitted) of a candidate on a published list; undefined below five rows. */
export const chanceOnList = (score: number, list: PublishedList): Band | undefined => {
  if (list.count < chanceModel.fewestAdmitted) return undefined
  const { listed, listedWithoutPlaces: bare } = chanceModel
  const z = clip(
    (score - list.mean) / pooledSd(list.count, list.sd, chanceModel),
    -listed.zClip,
    listed.zClip,
  )
  const { places } = list
  if (places === undefined) return bandAround(bare.a + bare.z * z, bare.bandLogit)
  const withPlaces = (factor: number): number => {
    const share = clip((places * factor) / list.count, listed.shareMin, listed.shareMax)
    return logistic(listed.a + listed.z * z + listed.places * logit(share))
  }
  return {
    low: withPlaces(1 - listed.bandShare),
    middle: withPlaces(1),
    high: withPlaces(1 + listed.bandShare),
  }
}

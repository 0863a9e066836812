import { groupBy } from '@/lib/groupBy'

/** A forecast share and what happened. */
export interface Judged {
  readonly share: number
  readonly happened: boolean
}

const BINS = 10
const EPSILON = 0.01

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const clipped = (share: number): number => Math.min(1 - EPSILON, Math.max(EPSILON, share))

export const logLoss = (judged: readonly Judged[]): number =>
  mean(judged.map(({ share, happened }) => -Math.log(happened ? clipped(share) : 1 - clipped(share))))

export const brier = (judged: readonly Judged[]): number =>
  mean(judged.map(({ share, happened }) => (share - Number(happened)) ** 2))

/** Expected calibration error over ten bins of equal width. */
export const calibrationError = (judged: readonly Judged[]): number => {
  const bins = groupBy(judged, ({ share }) => Math.min(BINS - 1, Math.floor(share * BINS)))
  return [...bins.values()].reduce((sum, bin) => {
    const gap = mean(bin.map(({ share }) => share)) - mean(bin.map(({ happened }) => Number(happened)))
    return sum + (bin.length / judged.length) * Math.abs(gap)
  }, 0)
}

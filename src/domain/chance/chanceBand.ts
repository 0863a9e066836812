import type { Chance } from './admissionChance'

/** Thresholds of 稳 and 保; data of the operators. */
export interface BandRules {
  readonly steadyFrom: number
  readonly safeFrom: number
  readonly safeReach: number
}

export const chanceBands = ['reach', 'steady', 'safe', 'insufficient', 'below'] as const
export type ChanceBand = (typeof chanceBands)[number]

export const bandNames: Readonly<Record<ChanceBand, string>> = {
  reach: '冲',
  steady: '稳',
  safe: '保',
  insufficient: '数据不足',
  below: '未过线',
}

/** 冲, 稳 or 保. Where only the retest is forecast, nothing is called 保. */
export const bandOf = (chance: Chance, rules: BandRules): ChanceBand => {
  if (chance.kind === 'insufficient') return 'insufficient'
  if (chance.kind === 'belowLine') return 'below'
  const share = (chance.total?.middle ?? chance.reach) || 0
  if (share < rules.steadyFrom) return 'reach'
  const isSafe = chance.total !== null && share >= rules.safeFrom && chance.reach >= rules.safeReach
  return isSafe ? 'safe' : 'steady'
}

const STEP = 5
const SHARE = 100

/** A share in percent, rounded to 5: finer steps would claim more precision than the model has. */
export const roundedPercent = (share: number): number => Math.round((share * SHARE) / STEP) * STEP

const LEAST = 5
const MOST = 95

/** A share in words; the ends are never promised. */
export const percentText = (share: number): string => {
  const percent = roundedPercent(share)
  if (percent < LEAST) return `不到 ${LEAST}%`
  return percent > MOST ? `${MOST}% 以上` : `约 ${percent}%`
}

/** A band of shares in words: 约 45%–80%. */
export const percentRange = (low: number, high: number): string => {
  const from = roundedPercent(low)
  const to = roundedPercent(high)
  return from === to ? percentText(low) : `约 ${from}%–${Math.min(to, MOST)}%`
}

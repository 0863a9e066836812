import { informationOf, type ItemParameters } from './itemResponse'

/** A question that an adaptive test may ask. */
export interface BankItem extends ItemParameters {
  readonly id: string
  /** The part of the syllabus that a quota speaks of. */
  readonly area: string
  /** The share of recent tests that contained it, from 0 to 1. */
  readonly exposure: number
}

/** How much of a test each area is to be; the shares make 1. */
export type ContentQuotas = Readonly<Record<string, number>>

export interface Selection {
  readonly bank: readonly BankItem[]
  readonly asked: readonly BankItem[]
  readonly ability: number
  readonly quotas: ContentQuotas
  /** From 0 up to 1: which of the best is asked. */
  readonly luck: number
}

/**
 * Picks one of the best five at random (randomesque, Kingsbury & Zara 1989), so that learners who sit together get
 * different questions.
 */
const BEST = 5
/** A question that so many tests asked rests while the area has others (Revuelta & Ponsoda 1998). */
const MOST_EXPOSED = 0.25

const countsOf = (items: readonly BankItem[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { area } of items) counts.set(area, (counts.get(area) ?? 0) + 1)
  return counts
}

/** The area that lacks most of its quota, of those that have a question left. */
const neediestArea = (
  free: readonly BankItem[],
  { asked, quotas }: Pick<Selection, 'asked' | 'quotas'>,
): string | undefined => {
  const counts = countsOf(asked)
  const lackOf = (area: string) => (quotas[area] ?? 0) * (asked.length + 1) - (counts.get(area) ?? 0)
  let neediest: string | undefined
  for (const area of countsOf(free).keys())
    if (neediest === undefined || lackOf(area) > lackOf(neediest)) neediest = area
  return neediest
}

/**
 * The next question of an adaptive test: of the area whose quota is least met, one of the five most informative at the
 * current estimate. `undefined` when the bank is used up.
 */
export const selectItem = ({ bank, asked, ability, quotas, luck }: Selection): BankItem | undefined => {
  const known = new Set(asked.map(({ id }) => id))
  const free = bank.filter(({ id }) => !known.has(id))
  const area = neediestArea(free, { asked, quotas })
  const ofArea = free.filter((item) => item.area === area)
  const rested = ofArea.filter(({ exposure }) => exposure < MOST_EXPOSED)
  const best = (rested.length ? rested : ofArea)
    .map((item) => ({ item, information: informationOf(item, ability) }))
    .sort((one, other) => other.information - one.information)
    .slice(0, BEST)
  return best[Math.floor(luck * best.length)]?.item
}

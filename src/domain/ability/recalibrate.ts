import { logLoss } from '@/lib/logLoss'
import { expectedChance, updatePosterior, priorWeights } from './abilityGrid'
import { calibrateItems, type FitItems, type ItemBank, type LearnerSheet } from './calibrateItems'

/** How parameters did on answers that they had not seen: mean log loss, and the number of answers. */
export interface HeldOutAnswers {
  readonly fitted: number
  readonly authored: number
  readonly count: number
}

export interface Recalibration {
  /** The fitted parameters when they predict better, else those that were there. */
  readonly bank: ItemBank
  readonly isBetter: boolean
  /** Null when there were too few answers to try. */
  readonly heldOut: HeldOutAnswers | null
}

/** The later fifth of each learner's answers is held out. */
const HELD_OUT = 0.2
const FEWEST_HELD_OUT = 100

interface SplitSheet {
  readonly early: LearnerSheet
  readonly late: LearnerSheet
}

const split = (sheet: LearnerSheet): SplitSheet => {
  const cut = Math.ceil(sheet.length * (1 - HELD_OUT))
  return { early: sheet.slice(0, cut), late: sheet.slice(cut) }
}

/** The losses of a learner's late answers, predicted from the early ones. */
const lossesOf = ({ early, late }: SplitSheet, bank: ItemBank): number[] => {
  let weights = priorWeights
  for (const { itemId, isRight } of early) {
    const item = bank.get(itemId)
    if (item) weights = updatePosterior(weights, { item, isRight })
  }
  return late.flatMap(({ itemId, isRight }) => {
    const item = bank.get(itemId)
    return item ? [logLoss(expectedChance(weights, item), isRight)] : []
  })
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Estimates questions anew from answers in their order, and keeps the result only when it predicts answers that it has not seen
 * better than what is there. `fit` may take its time over the cycles.
 */
export const recalibrate = async (
  sheets: readonly LearnerSheet[],
  authored: ItemBank,
  fit: (...given: Parameters<FitItems>) => ItemBank | Promise<ItemBank> = calibrateItems,
): Promise<Recalibration> => {
  const parts = sheets.map(split)
  const losses = (bank: ItemBank) => parts.flatMap((part) => lossesOf(part, bank))
  const before = losses(authored)
  if (before.length < FEWEST_HELD_OUT) return { bank: authored, isBetter: false, heldOut: null }
  const fitted = await fit(
    parts.map(({ early }) => early),
    authored,
  )
  const heldOut = { fitted: mean(losses(fitted)), authored: mean(before), count: before.length }
  const isBetter = heldOut.fitted < heldOut.authored
  return { bank: isBetter ? fitted : authored, isBetter, heldOut }
}

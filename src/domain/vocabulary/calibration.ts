import { logLoss } from '@/lib/logLoss'
import type { MemoryEvent } from '../memory/eventTypes'
import type { MemoryModel } from '../memory/MemoryModel'
import { applyReview } from '../memory/applyReview'
import { effective } from '../memory/replayWord'
import { studyDay } from '../memory/studyDay'
import type { MemoryState } from '../memory/memoryState'

/** One review with information about memory: the prediction, and whether it was remembered. */
export interface Prediction {
  readonly at: number
  readonly predicted: number
  readonly recalled: boolean
}

/** The predictions of one word's log: the first answer of each later study day. */
export const predictionsOf = (model: MemoryModel, history: readonly MemoryEvent[]): Prediction[] => {
  const found: Prediction[] = []
  let state: MemoryState | undefined
  for (const event of effective(history)) {
    if (event.kind !== 'review') continue
    const days = state ? studyDay(event.at) - studyDay(state.lastReview) : 0
    if (state && days > 0)
      found.push({ at: event.at, predicted: model.recall(state.stability, days), recalled: event.grade > 1 })
    state = applyReview(model, state, event, event.due)
  }
  return found
}

/** Finer where a good schedule puts most reviews. */
const EDGES = [0, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95, 1] as const

export interface CalibrationBin {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly predicted: number
  readonly recalled: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Mean log loss of predictions; lower is better, null without any. */
export const logLossOf = (predictions: readonly Prediction[]): number | null => {
  if (!predictions.length) return null
  return mean(predictions.map(({ predicted, recalled }) => logLoss(predicted, recalled)))
}

const binOf = (from: number, to: number, all: readonly Prediction[]): CalibrationBin[] => {
  const inside = all.filter(({ predicted }) => predicted >= from && (predicted < to || to === 1))
  if (!inside.length) return []
  const predicted = mean(inside.map((one) => one.predicted))
  return [
    { from, to, count: inside.length, predicted, recalled: mean(inside.map((one) => Number(one.recalled))) },
  ]
}

/** Predicted against true recall, in all and by bin; bins without reviews are left out. */
export const calibrate = (predictions: readonly Prediction[]) => ({
  count: predictions.length,
  logLoss: logLossOf(predictions),
  predicted: predictions.length ? mean(predictions.map((one) => one.predicted)) : null,
  recalled: predictions.length ? mean(predictions.map((one) => Number(one.recalled))) : null,
  bins: EDGES.slice(1).flatMap((to, index) => binOf(EDGES[index] ?? 0, to, predictions)),
})

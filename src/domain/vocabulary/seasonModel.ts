import type { Grade } from '../memory/eventTypes'
import type { Memory, MemoryModel } from '../memory/MemoryModel'

const BUCKETS = 56
const SHORTEST = 0.1
const LONGEST = 1000
const DIFFICULTIES = 10
const STEP = Math.log(LONGEST / SHORTEST) / (BUCKETS - 1)

/** The number of classes that the simulation keeps words in. */
export const CLASSES = BUCKETS * DIFFICULTIES

/** Words that share a stability and a difficulty, and what a review on their day does to them. */
export interface MemoryClass {
  readonly memory: Memory
  /** Days until they come back. */
  readonly days: number
  /** The chance to remember them then. */
  readonly recall: number
  readonly afterRecall: Spread
  readonly afterLapse: Spread
}

/** A memory between two classes goes to both, by nearness: so no rounding adds up over a season. */
export interface Spread {
  readonly low: number
  readonly high: number
  readonly shareOfHigh: number
}

/** The position of a memory among the classes, as weights of its neighbours. */
export const spreadOf = ({ stability, difficulty }: Memory): Spread => {
  const place = Math.min(Math.max(Math.log(stability / SHORTEST) / STEP, 0), BUCKETS - 1)
  const row = Math.min(Math.max(Math.round(difficulty), 1), DIFFICULTIES) - 1
  const low = Math.floor(place)
  const high = Math.min(low + 1, BUCKETS - 1)
  return { low: row * BUCKETS + low, high: row * BUCKETS + high, shareOfHigh: place - low }
}

const after = (model: MemoryModel, memory: Memory, days: number, grades: readonly Grade[]): Spread =>
  spreadOf(grades.reduce((now, grade, index) => model.next(now, index === 0 ? days : 0, grade), memory))

const makeClasses = (model: MemoryModel, retention: number): readonly MemoryClass[] =>
  Array.from({ length: CLASSES }, (_, index) => {
    const memory = {
      stability: SHORTEST * Math.exp(STEP * (index % BUCKETS)),
      difficulty: Math.floor(index / BUCKETS) + 1,
    }
    const days = model.interval(memory.stability, retention)
    return {
      memory,
      days,
      recall: model.recall(memory.stability, days),
      afterRecall: after(model, memory, days, [3]),
      afterLapse: after(model, memory, days, [1, 3]),
    }
  })

const made = new WeakMap<MemoryModel, Map<number, readonly MemoryClass[]>>()

/** All classes under one retention, made once per model. A lapse is learned again on the same day. */
export const memoryClasses = (model: MemoryModel, retention: number): readonly MemoryClass[] => {
  const ofModel = made.get(model) ?? new Map<number, readonly MemoryClass[]>()
  made.set(model, ofModel)
  const classes = ofModel.get(retention) ?? makeClasses(model, retention)
  ofModel.set(retention, classes)
  return classes
}

/** How first sights go and where they lead, as shares of new words. */
export const firstSights = (model: MemoryModel, knownShare: number): readonly [Spread, number][] => {
  const from = (grades: readonly Grade[]): Spread => {
    const [first = 3, ...rest] = grades
    return after(model, model.next(undefined, 0, first), 0, rest)
  }
  return [
    [from([3]), knownShare],
    [from([1, 3, 3]), 1 - knownShare],
  ]
}

import { checkParameters, default_w, forgetting_curve, FSRSAlgorithm, get_fuzz_range } from 'ts-fsrs'
import type { Grade } from './eventTypes'

/** The weights of FSRS-6 that were fitted to the reviews of many learners. */
export const DEFAULT_WEIGHTS: readonly number[] = default_w

const LONGEST_DAYS = 3650
const FUZZ_FROM_DAYS = 2.5

/** State of one memory. */
export interface Memory {
  /** Days until recall falls to 90 %. */
  readonly stability: number
  /** 1 easy to 10 hard. */
  readonly difficulty: number
}

/** The model of memory: FSRS-6 with the weights of one learner. */
export class MemoryModel {
  readonly weights: readonly number[]
  private readonly algorithm: FSRSAlgorithm

  /** Throws when the weights are no 21 numbers. */
  constructor(weights: readonly number[] = DEFAULT_WEIGHTS) {
    this.weights = checkParameters([...weights])
    this.algorithm = new FSRSAlgorithm({
      w: this.weights,
      enable_short_term: true,
      relearning_steps: ['10m'],
    })
  }

  /** The memory after an answer `days` study days after the one before; `undefined` for a new word. */
  next(memory: Memory | undefined, days: number, grade: Grade): Memory {
    return this.algorithm.next_state(memory ?? null, days, grade)
  }

  /** The chance to remember after `days`. */
  recall(stability: number, days: number): number {
    return forgetting_curve(this.algorithm.parameters.w, days, stability)
  }

  /** Whole days until recall has fallen to `retention`, at least one. */
  interval(stability: number, retention: number): number {
    const days = stability * this.algorithm.calculate_interval_modifier(retention)
    return Math.min(Math.max(Math.round(days), 1), LONGEST_DAYS)
  }

  /** The days that are equally suitable as `days`; below two and a half only itself. */
  fuzzRange(days: number): readonly [first: number, last: number] {
    if (days < FUZZ_FROM_DAYS) return [days, days]
    const { min_ivl: first, max_ivl: last } = get_fuzz_range(days, 0, LONGEST_DAYS)
    return [first, last]
  }
}

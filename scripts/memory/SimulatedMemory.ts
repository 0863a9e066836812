import type { seededRandom } from '../../src/lib/seededRandom'

const DAY = 86_400_000

interface Trace {
  readonly at: number
  readonly decay: number
}

/**
 * The truth of the benchmark, of another family than FSRS: traces in memory that decay by power laws, slower after spaced
 * repetition (Pavlik & Anderson 2005, an ACT-R model fitted to vocabulary learning; their values of all five constants).
 * Learners differ in decay and threshold, words in strength; a share of words was met before the season.
 */
export class SimulatedMemory {
  private static readonly c = 0.217
  private static readonly noise = 0.255
  /** Time between sessions counts forty times less than time within one. */
  private static readonly scale = 0.025
  private readonly traces: Trace[][] = []
  private readonly strength: number[]
  private readonly decay: number
  private readonly threshold: number

  constructor(luck: ReturnType<typeof seededRandom>, words: number, start: number) {
    this.decay = 0.177 * Math.exp(0.12 * luck.normal())
    this.threshold = -0.704 + 0.12 * luck.normal()
    this.strength = Array.from({ length: words }, () => 0.3 * luck.normal())
    for (let word = 0; word < words; word += 1)
      this.traces.push(luck.next() < 0.25 ? this.metBefore(start) : [])
  }

  chance(word: number, at: number): number {
    const activation = this.activation(word, at)
    return 1 / (1 + Math.exp((this.threshold - activation) / SimulatedMemory.noise))
  }

  /** Seeing the answer leaves a trace, remembered or not. */
  study(word: number, at: number): void {
    const decay = this.decay + SimulatedMemory.c * Math.exp(this.activation(word, at))
    this.traces[word]?.push({ at, decay: Math.min(decay, 1.5) })
  }

  private metBefore(start: number): Trace[] {
    return [400, 300, 200, 120, 60, 30, 15].map((days) => ({ at: start - days * DAY, decay: this.decay }))
  }

  private activation(word: number, at: number): number {
    const sum = (this.traces[word] ?? []).reduce((total, trace) => {
      const seconds = Math.max(1, ((at - trace.at) / 1000) * SimulatedMemory.scale)
      return total + seconds ** -trace.decay
    }, 0)
    return sum > 0 ? Math.log(sum) + (this.strength[word] ?? 0) : -Infinity
  }
}

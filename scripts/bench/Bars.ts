/** Verdict of one measured value. */
export type Verdict = 'meets' | 'misses'

/** Compares the measured values of a bench with its bars. A bench exits with `exitCode`: 1 when a bar was missed. */
export class Bars {
  private readonly misses: string[] = []

  /** Judges a value that must be `bar` or less; an unmeasured value (NaN) misses. */
  atMost(name: string, value: number, bar: number): Verdict {
    return this.judge(value <= bar, `${name}: ${value} is above ${bar}`)
  }

  /** Judges a value that must be `bar` or more; an unmeasured value (NaN) misses. */
  atLeast(name: string, value: number, bar: number): Verdict {
    return this.judge(value >= bar, `${name}: ${value} is below ${bar}`)
  }

  get exitCode(): 0 | 1 {
    return this.misses.length > 0 ? 1 : 0
  }

  /** One line for each missed bar; empty when all were met. */
  describe(): string {
    return this.misses.map((miss) => `bar missed: ${miss}\n`).join('')
  }

  private judge(isMet: boolean, miss: string): Verdict {
    if (isMet) return 'meets'
    this.misses.push(miss)
    return 'misses'
  }
}

import { ApiError } from './ApiError'

/** Seconds after which a place in a full queue is free again. */
const RETRY_AFTER_S = 1

interface Line {
  atWork: number
  readonly waiting: (() => void)[]
}

/**
 * Gives each caller a few places at work and a queue for what comes beyond them, in the process and before a connection to the
 * database is taken: whoever asks for much waits for itself alone.
 */
export class Turns {
  private readonly lines = new Map<string, Line>()

  constructor(
    private readonly most: number,
    private readonly mostWaiting: number,
  ) {}

  /** Takes a place, at once or, with a promise, when it is free; throws `tooManyRequests` when the queue is full. */
  take(caller: string): Promise<void> | undefined {
    const line = this.lines.get(caller) ?? { atWork: 0, waiting: [] }
    this.lines.set(caller, line)
    if (line.atWork < this.most) {
      line.atWork += 1
      return undefined
    }
    if (line.waiting.length >= this.mostWaiting)
      throw new ApiError('tooManyRequests', undefined, undefined, RETRY_AFTER_S)
    return new Promise((resolve) => line.waiting.push(resolve))
  }

  /** Gives a place back: who waited longest has it now. */
  leave(caller: string): void {
    const line = this.lines.get(caller)
    if (!line) return
    const next = line.waiting.shift()
    if (next) return next()
    line.atWork -= 1
    if (line.atWork === 0) this.lines.delete(caller)
  }

  /** Works in a place of the caller. */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    await this.take(caller)
    try {
      return await work()
    } finally {
      this.leave(caller)
    }
  }

  /** How many callers have something at work. */
  get callers(): number {
    return this.lines.size
  }
}

import { ApiError } from './ApiError'

/** Retry-After of a full queue, in seconds. */
const RETRY_AFTER_S = 1

interface Line {
  atWork: number
  readonly waiting: (() => void)[]
}

/**
 * Limits concurrency per caller: a few calls run, the others queue in the process, before they take a connection to the database.
 * A flood of one caller delays only that caller.
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

  /** Releases a place; the oldest call in the queue takes it. */
  leave(caller: string): void {
    const line = this.lines.get(caller)
    if (!line) return
    const next = line.waiting.shift()
    if (next) return next()
    line.atWork -= 1
    if (line.atWork === 0) this.lines.delete(caller)
  }

  /** Runs work in a place of the caller, and releases the place when it ends or fails. */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    await this.take(caller)
    try {
      return await work()
    } finally {
      this.leave(caller)
    }
  }

  /** The number of callers with calls that run. */
  get callers(): number {
    return this.lines.size
  }
}

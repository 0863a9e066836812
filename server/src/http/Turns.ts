import { ApiError } from './ApiError'

/** Retry-After of a full queue, in seconds. */
const RETRY_AFTER_S = 1

/** A queued call. */
interface Waiter {
  begin(): void
  refuse(): void
}

/** A caller's running calls and its queue, oldest first. */
interface Line {
  running: number
  readonly waiting: Set<Waiter>
}

/** The connection that a call's answer goes to: a server response. */
export interface Connection {
  readonly destroyed: boolean
  once(event: 'close', listener: () => void): unknown
  off(event: 'close', listener: () => void): unknown
}

/** Room for queued calls that several queues share: each waiting call holds a connection and its body in memory. */
export class QueueSpace {
  private taken = 0

  constructor(private readonly most: number) {}

  get isFull(): boolean {
    return this.taken >= this.most
  }

  /** Counts a call until the returned function is called. */
  enter(): () => void {
    this.taken += 1
    return () => {
      this.taken -= 1
    }
  }
}

/**
 * Limits concurrency per caller: a few calls run, the others queue in the process, before they take a connection to the database.
 * A flood of one caller delays only that caller.
 */
export class Turns {
  private readonly lines = new Map<string, Line>()
  private isClosed = false

  constructor(
    private readonly most: number,
    private readonly mostWaiting: number,
    private readonly space = new QueueSpace(Infinity),
  ) {}

  /**
   * Takes a place, at once or, with a promise, when it is free; throws `tooManyRequests` when the caller's queue is full, and
   * `unavailable` when all queues together are. The promise
   * rejects with `unavailable` when `connection` closes or the server stops: the call leaves the queue at once.
   */
  take(caller: string, connection?: Connection): Promise<void> | undefined {
    const line = this.lines.get(caller) ?? { running: 0, waiting: new Set<Waiter>() }
    this.lines.set(caller, line)
    if (line.running < this.most) {
      line.running += 1
      return undefined
    }
    // A destroyed connection emits no close event, so refuse it here.
    if (this.isClosed || connection?.destroyed) throw new ApiError('unavailable')
    if (line.waiting.size >= this.mostWaiting)
      throw new ApiError('tooManyRequests', undefined, undefined, RETRY_AFTER_S)
    if (this.space.isFull) throw new ApiError('unavailable', undefined, undefined, RETRY_AFTER_S)
    return this.wait(line, connection)
  }

  /** Releases a place; the oldest call in the queue takes it. */
  leave(caller: string): void {
    const line = this.lines.get(caller)
    if (!line) return
    const [next] = line.waiting
    if (next) return next.begin()
    line.running -= 1
    if (line.running === 0) this.lines.delete(caller)
  }

  /** Runs work in a place of the caller, and releases the place when it ends or fails. */
  async run<T>(caller: string, work: () => Promise<T>, connection?: Connection): Promise<T> {
    await this.take(caller, connection)
    try {
      return await work()
    } finally {
      this.leave(caller)
    }
  }

  /** Refuses all queued calls and queues no more; running calls finish. */
  close(): void {
    this.isClosed = true
    for (const { waiting } of this.lines.values()) for (const waiter of waiting) waiter.refuse()
  }

  /** The number of callers with calls that run. */
  get callers(): number {
    return this.lines.size
  }

  /** The number of queued calls of a caller. */
  waitingOf(caller: string): number {
    return this.lines.get(caller)?.waiting.size ?? 0
  }

  private wait({ waiting }: Line, connection: Connection | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const free = this.space.enter()
      const stop = (): void => {
        free()
        waiting.delete(waiter)
        connection?.off('close', waiter.refuse)
      }
      const waiter: Waiter = {
        begin: () => {
          stop()
          resolve()
        },
        refuse: () => {
          stop()
          reject(new ApiError('unavailable'))
        },
      }
      waiting.add(waiter)
      connection?.once('close', waiter.refuse)
    })
  }
}

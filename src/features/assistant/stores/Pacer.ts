/** Ten steps a second: as smooth as reading is, and few enough for a mini-program. */
const STEP_MS = 100
interface PacerDeps<E> {
  give(events: readonly E[]): void
  /** Cost of an event and the limit per step; a costlier one is sent alone. */
  costOf(event: E): number
  readonly most: number
  setTimeout(run: () => void, ms: number): void
}

/** Hands events on in steps, however they arrive: many at once are spread, and nothing is held back longer than it takes to read. */
export class Pacer<E extends object> {
  private waiting: E[] = []
  private isRunning = false
  private onEmpty: (() => void)[] = []

  constructor(private readonly deps: PacerDeps<E>) {}

  add(event: E): void {
    this.waiting.push(event)
    if (this.isRunning) return
    this.isRunning = true
    this.step()
  }

  /** Resolves when everything was handed on. */
  drained(): Promise<void> {
    return this.isRunning ? new Promise((resolve) => this.onEmpty.push(resolve)) : Promise.resolve()
  }

  /** Forgets what was not handed on. */
  clear(): void {
    this.waiting = []
  }

  private step(): void {
    if (this.waiting.length === 0) {
      this.isRunning = false
      const waiting = this.onEmpty
      this.onEmpty = []
      for (const tell of waiting) tell()
      return
    }
    const events: E[] = []
    for (let cost = 0; ;) {
      const [event] = this.waiting
      if (event === undefined) break
      cost += this.deps.costOf(event)
      if (events.length > 0 && cost > this.deps.most) break
      events.push(event)
      this.waiting.shift()
    }
    this.deps.give(events)
    this.deps.setTimeout(() => this.step(), STEP_MS)
  }
}

/** Ten steps a second: as smooth as reading is, and few enough for a mini-program. */
const STEP_MS = 100
/** What one step brings at most, so that what a mini-program draws of it stays small. */
const MOST_CHARACTERS = 360

const sizeOf = (event: object): number => JSON.stringify(event).length

/** Hands events on in steps, however they arrive: many at once are spread, and nothing is held back longer than it takes to read. */
export class Pacer<E extends object> {
  private waiting: E[] = []
  private isRunning = false
  private onEmpty: (() => void)[] = []

  constructor(
    private readonly give: (events: readonly E[]) => void,
    private readonly setTimeout: (run: () => void, ms: number) => void,
  ) {}

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
    for (let size = 0; size < MOST_CHARACTERS && this.waiting.length > 0;) {
      const event = this.waiting.shift()
      if (!event) break
      events.push(event)
      size += sizeOf(event)
    }
    this.give(events)
    this.setTimeout(() => this.step(), STEP_MS)
  }
}

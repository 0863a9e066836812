import type { LiveEvent } from '@/contracts/course/live'

/** Who reads so slowly that this much waits is let go: the app opens the room anew. */
const MOST_WAITING = 200

/** Somebody in a room: what was not yet read. */
export class LiveViewer {
  private waiting: LiveEvent[] = []
  private wake: () => void = () => undefined
  private isOver = false

  constructor(readonly uid: number | null) {}

  tell(events: readonly LiveEvent[]): void {
    this.waiting.push(...events)
    if (this.waiting.length > MOST_WAITING) this.isOver = true
    this.wake()
  }

  /** No more comes. */
  end(): void {
    this.isOver = true
    this.wake()
  }

  /** What is told, as it comes. */
  async *events(): AsyncGenerator<LiveEvent> {
    while (!this.isOver) {
      const events = this.waiting
      this.waiting = []
      yield* events
      if (this.waiting.length === 0 && !this.isOver)
        await new Promise<void>((resolve) => {
          this.wake = resolve
        })
    }
  }
}

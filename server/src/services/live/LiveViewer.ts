import type { LiveEvent } from '@/contracts/course/live'

/** Disconnects a reader with more pending events; the app reopens the room. */
const MOST_WAITING = 200

/** A viewer's connection to a room, with its unread events. */
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

  /** Yields events as they arrive. */
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

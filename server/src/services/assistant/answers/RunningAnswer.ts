import type { TurnRow } from '../conversations/TurnRepository'

/** How long parts that come one after another are gathered: readers draw no faster, and each telling lexes the end of the answer. */
const GATHER_MS = 80

/** An answer that this process is working on: what there is of it, for any number of readers. */
export class RunningAnswer {
  markdown = ''
  isOver = false
  /** The turn as it was kept at the end. */
  turn: TurnRow | undefined
  private readonly stopper = new AbortController()
  private waiting: (() => void)[] = []
  private readonly gathering = new Set<() => void>()

  get signal(): AbortSignal {
    return this.stopper.signal
  }

  append(part: string): void {
    this.markdown += part
    this.wake()
  }

  /** No more comes. */
  end(): void {
    this.isOver = true
    for (const tell of this.gathering) tell()
    this.wake()
  }

  /** Ends the work behind it. */
  stop(): void {
    this.stopper.abort()
  }

  /** Yields the text as it grows, until the end: what comes within a moment at once. */
  async *growth(): AsyncGenerator<string> {
    let told = ''
    while (!this.isOver || told !== this.markdown) {
      if (told === this.markdown) await new Promise<void>((resolve) => this.waiting.push(resolve))
      if (told === this.markdown) continue
      told = this.markdown
      yield told
      if (!this.isOver) await this.gather()
    }
  }

  /** Waits for more parts, but not beyond the end. */
  private gather(): Promise<void> {
    return new Promise((resolve) => {
      const tell = (): void => {
        clearTimeout(timer)
        this.gathering.delete(tell)
        resolve()
      }
      const timer = setTimeout(tell, GATHER_MS)
      this.gathering.add(tell)
    })
  }

  private wake(): void {
    const readers = this.waiting
    this.waiting = []
    for (const reader of readers) reader()
  }
}

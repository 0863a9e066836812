import type { TurnRow } from '../conversations/TurnRepository'

/** An answer in progress in this process, with its text so far, for any number of readers. */
export class RunningAnswer {
  markdown = ''
  isOver = false
  /** The turn as it was kept at the end. */
  turn: TurnRow | undefined
  private readonly stopper = new AbortController()
  private waiting: (() => void)[] = []

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
    this.wake()
  }

  /** Ends the work behind it. */
  stop(): void {
    this.stopper.abort()
  }

  /** Yields the text each time it grows, until the end. */
  async *growth(): AsyncGenerator<string> {
    let told = ''
    while (!this.isOver || told !== this.markdown) {
      if (told === this.markdown) await new Promise<void>((resolve) => this.waiting.push(resolve))
      if (told === this.markdown) continue
      told = this.markdown
      yield told
    }
  }

  private wake(): void {
    const readers = this.waiting
    this.waiting = []
    for (const reader of readers) reader()
  }
}

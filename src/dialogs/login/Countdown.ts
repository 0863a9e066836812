import { makeAutoObservable } from 'mobx'

const SECOND_MS = 1000

/** Counts whole seconds down to zero by the clock, so that a sleeping phone does not stretch them. */
export class Countdown {
  left = 0
  private endsAt = 0
  private timer: ReturnType<typeof setInterval> | undefined = undefined

  constructor(private readonly now: () => number = Date.now) {
    makeAutoObservable<this, 'now' | 'endsAt' | 'timer'>(
      this,
      { now: false, endsAt: false, timer: false },
      { autoBind: true },
    )
  }

  get isRunning(): boolean {
    return this.left > 0
  }

  start(seconds: number): void {
    this.stop()
    this.endsAt = this.now() + seconds * SECOND_MS
    this.tick()
    this.timer = setInterval(this.tick, SECOND_MS)
  }

  stop(): void {
    clearInterval(this.timer)
    this.left = 0
  }

  private tick(): void {
    this.left = Math.max(0, Math.ceil((this.endsAt - this.now()) / SECOND_MS))
    if (this.left === 0) clearInterval(this.timer)
  }
}

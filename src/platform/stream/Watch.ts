import type { StreamRequest } from './types'

/** Ends a stream that is silent for too long. */
export class Watch {
  isLate = false
  private timer: ReturnType<typeof setTimeout>

  constructor(
    private readonly request: Pick<StreamRequest, 'firstByteMs' | 'idleMs'>,
    private readonly end: () => void,
  ) {
    this.timer = this.wait(request.firstByteMs)
  }

  /** Something came. */
  touch(): void {
    clearTimeout(this.timer)
    this.timer = this.wait(this.request.idleMs)
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private wait(ms: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      this.isLate = true
      this.end()
    }, ms)
  }
}

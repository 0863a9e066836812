const FIRST_MS = 100
const LONGEST_MS = 5000

/**
 * Decides when a database that refused may be queried again: exponential back-off after each failure, reset by a
 * success.
 */
export class ReconnectGate {
  private pause = 0
  private openAt = 0

  constructor(private readonly now: () => number = Date.now) {}

  /** Whether a connection may be tried now. */
  isOpen(): boolean {
    return this.now() >= this.openAt
  }

  succeeded(): void {
    this.pause = 0
    this.openAt = 0
  }

  failed(): void {
    // Several attempts that were under way fail together: they are one failure.
    if (!this.isOpen()) return
    this.pause = Math.min(LONGEST_MS, this.pause ? this.pause * 2 : FIRST_MS)
    this.openAt = this.now() + this.pause
  }
}

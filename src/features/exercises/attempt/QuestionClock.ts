import { makeAutoObservable, observableRef } from 'mobx'
import type { AttemptPolicy } from '@/domain/attempt/policies'

const DAY_MS = 86_400_000

/** How long questions take, and which ran out of their own time. Moments are the device's. */
export class QuestionClock {
  private shownAt = 0
  private late: ReadonlySet<string> = new Set()

  constructor(private readonly now: () => number) {
    makeAutoObservable<this, 'now' | 'shownAt' | 'late'>(this, {
      now: false,
      shownAt: false,
      late: observableRef,
    })
  }

  /** Another question is on screen. */
  begin(): void {
    this.shownAt = this.now()
  }

  /** When the time of the question on screen is over; undefined where it has none of its own. */
  endsAt({ timer }: AttemptPolicy): number | undefined {
    return timer.per === 'question' ? this.shownAt + timer.seconds * 1000 : undefined
  }

  isLate(questionId: string): boolean {
    return this.late.has(questionId)
  }

  expire(questionId: string): void {
    this.late = new Set([...this.late, questionId])
  }

  /** How long the question was worked on since it was shown or answered last, in milliseconds. */
  took({ timer }: AttemptPolicy): number {
    const now = this.now()
    const took = Math.min(DAY_MS, Math.max(0, now - this.shownAt))
    if (timer.per !== 'question') this.shownAt = now
    return took
  }
}

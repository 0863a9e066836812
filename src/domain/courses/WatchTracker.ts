import { totalLength } from './totalLength'

/** A sample of the player: time in milliseconds, position in seconds, and speed. */
export interface WatchSample {
  readonly now: number
  readonly place: number
  readonly rate: number
}

/** Part of a lesson, in seconds: `[from, to)`. */
export type Interval = readonly [from: number, to: number]

/** Tolerance of a reported position in seconds: a larger difference is a seek or a stall. */
const SLACK = 1

/** Continuous playback at one speed. */
interface Run {
  readonly first: WatchSample
  last: WatchSample
}

const wallOf = (from: WatchSample, to: WatchSample): number => (to.now - from.now) / 1000

/** Adds an interval, merged with those it touches. */
export const mergeInterval = (parts: readonly Interval[], [from, to]: Interval): readonly Interval[] => {
  const apart = parts.filter(([start, end]) => end < from || start > to)
  const touching = parts.filter(([start, end]) => end >= from && start <= to)
  const whole: Interval = [
    Math.min(from, ...touching.map(([start]) => start)),
    Math.max(to, ...touching.map(([, end]) => end)),
  ]
  return [...apart, whole].sort(([one], [other]) => one - other)
}

/**
 * Counts what is watched, from what the player says: seconds of wall clock in which it played, and the parts of the lesson
 * that it played. Between two words of the player no more counts than the clock and the film both went on, so that neither a
 * sleeping device nor a jump counts, and double speed counts once (decisions/050).
 */
export class WatchTracker {
  private run: Run | undefined = undefined
  private spent = 0
  private parts: readonly Interval[] = []
  /** The last position, in seconds. */
  place = 0

  /** The player reports its position. */
  plays(sample: WatchSample): void {
    this.place = sample.place
    const { run } = this
    if (!run) return this.begin(sample)
    const wall = wallOf(run.last, sample)
    const moved = sample.place - run.last.place
    const expected = wall * run.first.rate
    const isJump = sample.rate !== run.first.rate || wall < 0 || moved < 0 || moved > expected + SLACK
    if (isJump) return this.begin(sample)
    run.last = sample
    // After a stall or sleep, begin a new run.
    if (moved < expected - SLACK) this.begin(sample)
  }

  /** The player stops: paused, ended, hidden, waiting, about to jump. */
  rests(): void {
    this.settle()
  }

  /** Seconds of wall clock. */
  get seconds(): number {
    return this.spent + (this.run ? this.secondsOf(this.run) : 0)
  }

  /** The parts of the film that were played, in order. */
  get covered(): readonly Interval[] {
    const current = this.run && this.intervalOf(this.run)
    return current ? mergeInterval(this.parts, current) : this.parts
  }

  /** Seconds of the film that were played at least once. */
  get coveredSeconds(): number {
    return totalLength(this.covered)
  }

  private begin(sample: WatchSample): void {
    this.settle()
    this.run = { first: sample, last: sample }
  }

  private settle(): void {
    this.spent = this.seconds
    this.parts = this.covered
    this.run = undefined
  }

  private secondsOf({ first, last }: Run): number {
    return Math.max(0, Math.min(wallOf(first, last), (last.place - first.place) / first.rate))
  }

  private intervalOf({ first, last }: Run): Interval | undefined {
    return last.place > first.place ? [first.place, last.place] : undefined
  }
}

import { FINAL_DAYS } from '../memory/examCap'
import type { MemoryModel } from '../memory/MemoryModel'
import { CLASSES, firstSights, type MemoryClass, memoryClasses, type Spread, spreadOf } from './seasonModel'

/** How long things take, and how many words are known already; measured of the learner, or the defaults. */
export interface Pace {
  /** All answers to a new word on its first day. */
  readonly secondsPerNew: number
  readonly secondsPerReview: number
  /** A forgotten word, with its learning steps. */
  readonly secondsPerLapse: number
  /** Share of new words that are known at first sight. */
  readonly knownShare: number
  /** Share of days that are studied. */
  readonly attendance: number
}

/** Assumptions until the learner has a record of their own. */
export const DEFAULT_PACE: Pace = {
  secondsPerNew: 25,
  secondsPerReview: 6,
  secondsPerLapse: 18,
  knownShare: 0.25,
  attendance: 1,
}

/** A word that is being learned already. */
export interface StartedWord {
  readonly stability: number
  readonly difficulty: number
  /** Days from today; 0 and less is due now. */
  readonly dueIn: number
}

export interface SeasonInput {
  readonly model: MemoryModel
  /** Study days from today to the exam day, which is not studied. */
  readonly daysToExam: number
  readonly newWords: number
  readonly started: readonly StartedWord[]
  readonly minutesPerDay: number
  /** Minutes a day of the last days before the exam; as on others where left out. */
  readonly finalMinutes?: number | undefined
  readonly retention: number
  readonly newPerDay: number
  readonly reviewLimit: number
  readonly pace: Pace
}

/** Expected figures of one study day. */
export interface DayLoad {
  readonly fresh: number
  readonly reviews: number
  /** Reviews and new words together. */
  readonly minutes: number
  /** Of them, for new words. */
  readonly freshMinutes: number
  /** Reviews put off to the next day for want of time. */
  readonly waiting: number
}

export interface Season {
  /** From today to the day before the exam. */
  readonly days: readonly DayLoad[]
  /** The day, counted from today, on which the last new word is begun; null when the season is too short. */
  readonly finishDay: number | null
  /** New words that will not be begun. */
  readonly unlearned: number
  /** Words expected to be remembered on the exam day. */
  readonly remembered: number
  /** Reviews that are still put off on the eve of the exam. */
  readonly waitingOnEve: number
}

const SECONDS = 60
/** Fewer expected words than this are left out: a season has half a million cells. */
const NOTHING = 1e-5

class Simulation {
  private readonly classes: readonly MemoryClass[]
  private readonly sights: readonly [Spread, number][]
  /** Expected words by day and class. */
  private readonly due: Float64Array
  /** Expected words that were answered today, by the class they are in now. */
  private readonly moved = new Float64Array(CLASSES)
  private readonly load: DayLoad[] = []
  private remembered = 0
  private left: number
  private finishDay: number | null = null

  constructor(private readonly input: SeasonInput) {
    this.classes = memoryClasses(input.model, input.retention)
    this.sights = firstSights(input.model, input.pace.knownShare)
    this.due = new Float64Array((input.daysToExam + 1) * CLASSES)
    this.left = input.newWords
    if (input.newWords === 0) this.finishDay = 0
    for (const word of input.started) this.begin(word)
  }

  run(): Season {
    for (let day = 0; day < this.input.daysToExam; day += 1) this.runDay(day)
    return {
      days: this.load,
      finishDay: this.finishDay,
      unlearned: this.left < 0.5 ? 0 : Math.ceil(this.left),
      remembered: Math.round(this.remembered),
      waitingOnEve: Math.round(this.load[this.load.length - 1]?.waiting ?? 0),
    }
  }

  private begin({ stability, difficulty, dueIn }: StartedWord): void {
    const { daysToExam } = this.input
    this.put(
      Math.min(Math.max(dueIn, 0), Math.max(daysToExam - 1, 0)),
      spreadOf({ stability, difficulty }),
      1,
    )
  }

  private put(day: number, { low, high, shareOfHigh }: Spread, words: number): void {
    const row = day * CLASSES
    this.due[row + low] = (this.due[row + low] ?? 0) + words * (1 - shareOfHigh)
    this.due[row + high] = (this.due[row + high] ?? 0) + words * shareOfHigh
  }

  private runDay(day: number): void {
    const { minutesPerDay, finalMinutes = minutesPerDay, reviewLimit, daysToExam, pace } = this.input
    const wanted = this.waitingOn(day)
    const isFinal = day >= daysToExam - FINAL_DAYS
    // A day is studied with the learner's attendance: in expected values so much of its minutes.
    const seconds = (isFinal ? finalMinutes : minutesPerDay) * SECONDS * pace.attendance
    const share = Math.min(
      1,
      wanted.seconds ? seconds / wanted.seconds : 1,
      wanted.words ? (reviewLimit * pace.attendance) / wanted.words : 1,
    )
    this.review(day, share)
    const waiting = wanted.words * (1 - share)
    const fresh = waiting > NOTHING ? 0 : this.learn(day, seconds - wanted.seconds)
    this.placeMoved(day)
    const freshMinutes = (fresh * this.input.pace.secondsPerNew) / SECONDS
    const minutes = (wanted.seconds * share) / SECONDS + freshMinutes
    this.load.push({ fresh, reviews: wanted.words * share, minutes, freshMinutes, waiting })
  }

  private waitingOn(day: number): { words: number; seconds: number } {
    const { secondsPerReview, secondsPerLapse } = this.input.pace
    let words = 0
    let seconds = 0
    for (let at = 0; at < CLASSES; at += 1) {
      const count = this.due[day * CLASSES + at] ?? 0
      if (count < NOTHING) continue
      const recall = this.classes[at]?.recall ?? 1
      words += count
      seconds += count * (recall * secondsPerReview + (1 - recall) * secondsPerLapse)
    }
    return { words, seconds }
  }

  private review(day: number, share: number): void {
    for (let at = 0; at < CLASSES; at += 1) {
      const count = this.due[day * CLASSES + at] ?? 0
      const one = this.classes[at]
      if (count < NOTHING || !one) continue
      const done = count * share
      this.postpone(day, at, count - done)
      this.move(one.afterRecall, done * one.recall)
      this.move(one.afterLapse, done * (1 - one.recall))
    }
  }

  private postpone(day: number, at: number, words: number): void {
    if (words < NOTHING) return
    const { daysToExam, model } = this.input
    if (day + 1 < daysToExam)
      this.due[(day + 1) * CLASSES + at] = (this.due[(day + 1) * CLASSES + at] ?? 0) + words
    else {
      const { memory, days } = this.classes[at] ?? { memory: { stability: 1 }, days: 1 }
      this.remembered += words * model.recall(memory.stability, days)
    }
  }

  private move({ low, high, shareOfHigh }: Spread, words: number): void {
    this.moved[low] = (this.moved[low] ?? 0) + words * (1 - shareOfHigh)
    this.moved[high] = (this.moved[high] ?? 0) + words * shareOfHigh
  }

  private placeMoved(day: number): void {
    this.moved.forEach((words, at) => this.place(day, at, words))
    this.moved.fill(0)
  }

  /** As `capToExam`: reviews after the exam move into the final window, and do not repeat in it. */
  private place(day: number, at: number, words: number): void {
    const one = this.classes[at]
    if (words < NOTHING || !one) return
    const { daysToExam, model } = this.input
    const next = day + one.days
    const final = Math.max(0, daysToExam - FINAL_DAYS)
    if (next < daysToExam) this.due[next * CLASSES + at] = (this.due[next * CLASSES + at] ?? 0) + words
    else if (day >= final) this.remembered += words * model.recall(one.memory.stability, daysToExam - day)
    else {
      for (let to = final; to < daysToExam; to += 1)
        this.due[to * CLASSES + at] = (this.due[to * CLASSES + at] ?? 0) + words / (daysToExam - final)
    }
  }

  private learn(day: number, secondsLeft: number): number {
    const { newPerDay, pace, daysToExam } = this.input
    if (day > daysToExam - FINAL_DAYS || this.left < NOTHING) return 0
    const words = Math.min(
      newPerDay * pace.attendance,
      this.left,
      Math.max(0, secondsLeft) / pace.secondsPerNew,
    )
    for (const [spread, share] of this.sights) this.move(spread, words * share)
    this.left -= words
    if (this.left < 0.5 && this.finishDay === null) this.finishDay = day
    return words
  }
}

/**
 * The season from today to the exam in expected values: words move through classes of stability and difficulty instead
 * of one by one. A word that is put off is taken to be as well remembered a day later.
 */
export const simulateSeason = (input: SeasonInput): Season => new Simulation(input).run()

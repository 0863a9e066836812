import { type Card, createEmptyCard, fsrs } from 'ts-fsrs'
import { eventId } from '../../src/domain/memory/eventIds'
import type { Grade } from '../../src/domain/memory/eventTypes'
import { MemoryModel } from '../../src/domain/memory/MemoryModel'
import { scheduleAnswer } from '../../src/domain/memory/schedule'
import { studyDay } from '../../src/domain/memory/studyDay'
import { MemoryLog } from '../../src/domain/memory/MemoryLog'

const DAY = 86_400_000
const MINUTE = 60_000
const TOOK = 8000

/** A scheduler under test. */
export interface Scheduler {
  /** Processes an answer; `proved` when a quick choice confirmed a first-sight 认识. */
  answer(word: number, at: number, grade: Grade, proved: boolean): void
  due(word: number): number
  /** The chance to remember, as the scheduler sees it. */
  predict(word: number, at: number): number
  readonly asksForProof: boolean
}

const wordOf = (word: number) => `word-${word}`

/** The scheduler of the app with the default weights. */
class Ours implements Scheduler {
  readonly asksForProof = true
  private readonly log = new MemoryLog(new MemoryModel())

  constructor(
    private readonly retention: number,
    private readonly examDay: number,
  ) {}

  answer(number: number, at: number, grade: Grade, proved: boolean): void {
    const head = { word: wordOf(number), at, grade, source: 'card', proved } as const
    const { log, retention, examDay } = this
    const context = { model: log.model, retention, examDay, loadOn: log.loadOn }
    const { due } = scheduleAnswer(log.states.get(head.word), head, context)
    const device = 'benchone'
    log.add([{ ...head, kind: 'review', id: eventId(at, device), device, took: TOOK, due }])
  }

  due(number: number): number {
    return this.log.states.get(wordOf(number))?.due ?? Infinity
  }

  predict(number: number, at: number): number {
    const state = this.log.states.get(wordOf(number))
    return state ? this.log.model.recall(state.stability, studyDay(at) - studyDay(state.lastReview)) : 0
  }
}

const plainFsrs = (): Scheduler => {
  const scheduler = fsrs()
  const cards = new Map<number, Card>()
  const cardOf = (word: number) => cards.get(word) ?? createEmptyCard<Card>(0)
  return {
    asksForProof: false,
    answer: (word, at, grade) => {
      cards.set(word, scheduler.next(cardOf(word), at, grade).card)
    },
    due: (word) => cardOf(word).due.getTime(),
    predict: (word, at) => scheduler.get_retrievability(cardOf(word), at, false),
  }
}

interface Spaced {
  step: number
  days: number
  ease: number
  due: number
  last: number
}

/** Schedulers without a memory model are taken to promise 90 % on the day, falling exponentially. */
const byIntervals = (
  next: (state: Spaced, grade: Grade) => Pick<Spaced, 'step' | 'days' | 'ease'>,
): Scheduler => {
  const states = new Map<number, Spaced>()
  return {
    asksForProof: false,
    answer: (word, at, grade) => {
      const state = states.get(word) ?? { step: 0, days: 0, ease: 2.5, due: 0, last: at }
      const after = next(state, grade)
      const wait = after.days ? after.days * DAY - 4 * 60 * MINUTE : 10 * MINUTE
      states.set(word, { ...after, due: at + wait, last: at })
    },
    due: (word) => states.get(word)?.due ?? Infinity,
    predict: (word, at) => {
      const { last = at, days = 1 } = states.get(word) ?? {}
      return 0.9 ** ((at - last) / DAY / Math.max(days, 1))
    },
  }
}

const QUALITY: Record<Grade, number> = { 1: 2, 2: 3, 3: 4, 4: 5 }

/** SuperMemo 2 as published: failures begin anew, and are repeated on the day until remembered. */
const sm2 = () =>
  byIntervals(({ step, days, ease }, grade) => {
    const quality = QUALITY[grade]
    const missed = 5 - quality
    const changed = Math.max(1.3, ease + 0.1 - missed * (0.08 + missed * 0.02))
    if (quality < 3) return { step: 0, days: 0, ease: changed }
    const interval = step === 0 ? 1 : step === 1 ? 6 : Math.round(days * changed)
    return { step: step + 1, days: interval, ease: changed }
  })

const STEPS = [1, 2, 4, 7, 15, 30]

/** The fixed steps that word apps print on their plans; after the last one it repeats. */
const ebbinghaus = () =>
  byIntervals(({ step, ease }, grade) => {
    if (grade === 1) return { step: 0, days: 0, ease }
    return { step: step + 1, days: STEPS[Math.min(step, STEPS.length - 1)] ?? 30, ease }
  })

/** The compared schedulers by their name in the table. `examDay` is a study day. */
export const schedulers: Record<string, (examDay: number) => Scheduler> = {
  'ours, 90 %': (examDay) => new Ours(0.9, examDay),
  'ours, 80 %': (examDay) => new Ours(0.8, examDay),
  'ts-fsrs plain, 90 %': plainFsrs,
  'SM-2': sm2,
  'Ebbinghaus steps': ebbinghaus,
}

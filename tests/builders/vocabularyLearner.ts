import fc from 'fast-check'
import { eventId, nextEventTime } from '@/domain/memory/eventIds'
import type { Grade, ReviewEvent, MemoryEvent } from '@/domain/memory/eventTypes'
import { MemoryModel } from '@/domain/memory/MemoryModel'
import { scheduleAnswer, type ScheduleContext } from '@/domain/memory/schedule'
import { studyDayOfDate } from '@/domain/memory/studyDay'
import { MemoryLog } from '@/domain/memory/MemoryLog'

export const model = new MemoryModel()
export const EXAM = '2026-12-19'
export const EXAM_DAY = studyDayOfDate(EXAM)
export const START = Date.parse('2026-09-01T09:00:00+08:00')
const LONGEST_PAUSE = 5 * 86_400_000

/** A device of a test: answers words by the rules, and keeps its own log. */
export class TestDevice {
  readonly log = new MemoryLog(model)
  readonly events: MemoryEvent[] = []
  private last = 0

  constructor(readonly device: string) {}

  context(): ScheduleContext {
    return { model, retention: 0.9, examDay: EXAM_DAY, loadOn: this.log.loadOn }
  }

  answer(word: string, grade: Grade, now: number): ReviewEvent {
    const head = this.head(word, now)
    const answer = { ...head, kind: 'review', grade, source: 'card', proved: grade > 2, took: 3000 } as const
    const { due } = scheduleAnswer(this.log.states.get(word), answer, this.context())
    return this.keep({ ...answer, due })
  }

  undo(now: number): void {
    const target = this.log.undoable(this.device, now)
    if (target) this.keep({ ...this.head(target.word, now), kind: 'undo', target: target.id })
  }

  private head(word: string, now: number) {
    const at = nextEventTime(now, this.last)
    this.last = at
    return { id: eventId(at, this.device), at, device: this.device, word }
  }

  private keep<E extends MemoryEvent>(event: E): E {
    this.log.add([event])
    this.events.push(event)
    return event
  }
}

/** Steps of a learner: which word, how it went, how long the pause before it was; now and then an undo. */
export const steps = fc.array(
  fc.record({
    word: fc.constantFrom('abandon', 'benefit', 'capture', 'derive', 'emerge'),
    grade: fc.constantFrom<Grade>(1, 2, 3, 4),
    pause: fc.oneof(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 0, max: LONGEST_PAUSE })),
    undo: fc.nat(9).map((number) => number === 0),
  }),
  { maxLength: 60 },
)
export type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never

/** Runs the steps from `start` and answers the time after them. */
export const live = (device: TestDevice, all: readonly Step[], start = START): number =>
  all.reduce((now, { word, grade, pause, undo }) => {
    if (undo) device.undo(now + pause)
    else device.answer(word, grade, now + pause)
    return now + pause
  }, start)

import { type Answer, applyReview } from './applyReview'
import type { Grade, ReviewSource } from './eventTypes'
import { capToExam, type DueRange } from './examCap'
import { hash } from '@/lib/hash'
import type { MemoryModel } from './MemoryModel'
import { startOfStudyDay, studyDay } from './studyDay'
import type { MemoryState } from './memoryState'

const MINUTE_MS = 60_000
const LONGEST_STEP_MS = 10 * MINUTE_MS
/** Learning steps by phase and step: after 不认识, 模糊 and 认识. */
const STEP_MINUTES = {
  learning: [
    { again: 1, hard: 6, good: 10 },
    { again: 1, hard: 10, good: 10 },
  ],
  relearning: { again: 10, hard: 10, good: 10 },
} as const

/** Inputs of the next due date besides the memory. */
export interface ScheduleContext {
  readonly model: MemoryModel
  /** 0.7–0.97. */
  readonly retention: number
  /** The study day of the exam; without one nothing is capped. */
  readonly examDay?: number | undefined
  /** How many words come back on a study day. */
  readonly loadOn: (day: number) => number
}

/** The result of one possible grade. */
export interface Preview {
  readonly grade: Grade
  /** Milliseconds since the epoch. */
  readonly due: number
  /** Whole study days until then; 0 within the session. */
  readonly days: number
  /** Minutes until then within the session, else 0. */
  readonly minutes: number
}

const stepMinutes = (next: MemoryState): number => {
  const steps =
    next.phase === 'relearning' ? STEP_MINUTES.relearning : STEP_MINUTES.learning[next.step === 0 ? 0 : 1]
  if (next.lastGrade === 1) return steps.again
  return next.lastGrade === 2 ? steps.hard : steps.good
}

/** The least loaded day of a range. Among equals the word itself decides, so that a replay decides the same. */
const leastLoaded = (range: DueRange, seed: string, loadOn: (day: number) => number): number => {
  let best = range.first
  let bestRank = Infinity
  for (let day = range.first; day <= range.last; day += 1) {
    const rank = loadOn(day) + hash(`${seed}:${day - range.first}`) / 2 ** 32
    if (rank < bestRank) [best, bestRank] = [day, rank]
  }
  return best
}

const dayFor = (next: MemoryState, earliest: number, context: ScheduleContext): number => {
  const { model, retention, examDay, loadOn } = context
  const today = studyDay(next.lastReview)
  const [min, max] = model.fuzzRange(model.interval(next.stability, retention))
  const wanted = { first: Math.max(today + min, earliest), last: Math.max(today + max, earliest) }
  const { first, last } = examDay === undefined ? wanted : capToExam(wanted, today, examDay)
  const range = { first: Math.min(Math.max(first, earliest), last), last }
  return leastLoaded(range, `${next.word}:${next.reviews}`, loadOn)
}

/** The answers as they would be given now: a first-sight 认识 counts as proved. */
const answers = (word: string, at: number, source: ReviewSource): readonly Answer[] =>
  ([1, 2, 3, 4] as const).map((grade) => ({ word, at, grade, source, proved: true }))

const preview = (next: MemoryState, earliest: number, context: ScheduleContext): Preview => {
  const { lastReview: at, lastGrade: grade } = next
  if (next.phase !== 'review') {
    const minutes = stepMinutes(next)
    return { grade, due: at + minutes * MINUTE_MS, days: 0, minutes }
  }
  const day = dayFor(next, earliest, context)
  // Minutes before four in the morning, the next study day is nearer than a learning step.
  const due = Math.max(startOfStudyDay(day), at + LONGEST_STEP_MS)
  return { grade, due, days: day - studyDay(at), minutes: 0 }
}

/** When the word would come back after each of the four grades; a better grade never brings it back earlier. */
export const previews = (
  state: MemoryState | undefined,
  word: string,
  at: number,
  context: ScheduleContext,
): readonly Preview[] => {
  let earliest = 0
  return answers(word, at, 'card').map((answer) => {
    const found = preview(applyReview(context.model, state, answer, at), earliest, context)
    if (found.days) earliest = found.days + studyDay(at)
    return found
  })
}

/** When the word comes back after this answer. */
export const scheduleAnswer = (
  state: MemoryState | undefined,
  answer: Answer,
  context: ScheduleContext,
): Preview => {
  const isUnproved = !state && answer.source === 'card' && !answer.proved
  const found = previews(state, answer.word, answer.at, context)[answer.grade - 1]
  if (found && !(isUnproved && answer.grade > 2)) return found
  return preview(applyReview(context.model, state, answer, answer.at), 0, context)
}

/** Whether 认识 has to be proved by a quick choice before it may lead to a long interval. */
export const needsProof = (state: MemoryState | undefined, grade: Grade): boolean => !state && grade > 2

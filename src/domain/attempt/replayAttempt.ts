import { type AttemptState, type AttemptTerms, type QuestionState, untouched } from './AttemptState'
import { type AttemptEvent, byMoment } from './events'
import { keyFollowsAnswer } from './feedbackRules'

/** A little more than the limit still counts: the device needs a moment to move on. */
const QUESTION_TOLERANCE_MS = 2000

/** Maximum time counted for one question, and never more than the attempt has been open. */
const LONGEST_LOOK_MS = 3_600_000
const CLOCK_SLACK_MS = 60_000

/** The log without doubles, in the order of replay. */
const inOrder = (events: readonly AttemptEvent[]): AttemptEvent[] => {
  const known = new Set<string>()
  return [...events].sort(byMoment).filter(({ id }) => {
    if (known.has(id)) return false
    known.add(id)
    return true
  })
}

/** The event that ended the attempt: the first hand-in or the end of time, whichever came first. */
const endOf = (events: readonly AttemptEvent[], { endsAt }: AttemptTerms) => {
  const end = events.find(({ kind }) => kind === 'handIn' || kind === 'expire')
  if (!end || (end.kind !== 'handIn' && end.kind !== 'expire')) return { endedAt: null, endedBy: null }
  if (endsAt !== null && end.at > endsAt) return { endedAt: endsAt, endedBy: 'expire' as const }
  return { endedAt: end.at, endedBy: end.kind }
}

/** One pass over the log. */
class Replay {
  private readonly questions: Map<string, QuestionState>
  private readonly places: ReadonlyMap<string, number>
  private readonly devices = new Map<string, number>()
  private furthest = 0
  private pausedAt: number | null = null
  private paused = 0
  private last: number

  constructor(private readonly terms: AttemptTerms) {
    this.questions = new Map(terms.questionIds.map((id) => [id, untouched]))
    this.places = new Map(terms.questionIds.map((id, at) => [id, at]))
    this.last = terms.startedAt
  }

  run(all: readonly AttemptEvent[]): AttemptState {
    const events = inOrder(all)
    const { endedAt, endedBy } = endOf(events, this.terms)
    for (const event of events) {
      const isBefore = endedAt === null || event.at <= endedAt
      if (event.kind === 'award') this.award(event, endedAt !== null)
      else if (isBefore) this.apply(event)
    }
    const until = endedAt ?? this.last
    const pause = this.pausedAt === null ? 0 : until - this.pausedAt
    return {
      questions: this.questions,
      isPaused: endedAt === null && this.pausedAt !== null,
      endedAt,
      endedBy,
      spent: Math.max(0, until - this.terms.startedAt - this.paused - pause),
      devices: this.devices,
    }
  }

  private apply(event: AttemptEvent): void {
    this.last = Math.max(this.last, event.at)
    switch (event.kind) {
      case 'open':
        this.devices.set(event.device, event.at)
        break
      case 'pause':
        if (this.terms.policy.mayPause) this.pausedAt ??= event.at
        break
      case 'resume':
        this.goOn(event.at)
        break
      case 'answer':
      case 'clear':
      case 'reveal':
      case 'mark':
      case 'guess':
        this.goOn(event.at)
        this.touch(event)
        break
      case 'award':
      case 'handIn':
      case 'expire':
    }
  }

  /** Resumes the clock: any action ends a pause. */
  private goOn(at: number): void {
    if (this.pausedAt !== null) this.paused += at - this.pausedAt
    this.pausedAt = null
  }

  private touch(event: Extract<AttemptEvent, { question: string }>): void {
    const before = this.questions.get(event.question)
    if (!before || !this.terms.policy.mayAnswer) return
    const after = this.changed(before, event)
    if (after) this.questions.set(event.question, after)
  }

  private changed(
    before: QuestionState,
    event: Extract<AttemptEvent, { question: string }>,
  ): QuestionState | undefined {
    switch (event.kind) {
      case 'mark':
        return { ...before, isMarked: event.on }
      case 'guess':
        return { ...before, isGuessed: event.on }
      case 'clear':
        return this.isFixed(before, event.question) ? undefined : { ...before, answer: null }
      case 'reveal':
        return this.terms.policy.mayReveal ? { ...before, isRevealed: true } : undefined
      case 'answer':
        return this.answered(before, event)
      case 'award':
        return undefined
    }
  }

  private answered(
    before: QuestionState,
    { question, answer, took, at }: Extract<AttemptEvent, { kind: 'answer' }>,
  ): QuestionState | undefined {
    if (this.isFixed(before, question) || this.isTooSlow(took)) return undefined
    this.furthest = Math.max(this.furthest, this.places.get(question) ?? 0)
    const longest = Math.min(LONGEST_LOOK_MS, at - this.terms.startedAt + CLOCK_SLACK_MS)
    return { ...before, answer, took: Math.min(before.took + Math.max(0, took), longest) }
  }

  /** Whether an answer is final: its key may be known, or the order is forward only. */
  private isFixed({ answer, isRevealed }: QuestionState, question: string): boolean {
    const { policy } = this.terms
    if (isRevealed) return true
    if (answer && (keyFollowsAnswer(policy) || !policy.mayGoBack)) return true
    return !policy.mayGoBack && (this.places.get(question) ?? 0) < this.furthest
  }

  private isTooSlow(took: number): boolean {
    const { timer } = this.terms.policy
    return timer.per === 'question' && took > timer.seconds * 1000 + QUESTION_TOLERANCE_MS
  }

  private award(event: Extract<AttemptEvent, { kind: 'award' }>, hasEnded: boolean): void {
    const before = this.questions.get(event.question)
    if (before && hasEnded) this.questions.set(event.question, { ...before, awarded: event.points })
  }
}

/**
 * The state of an attempt, replayed from its log by the device and the backend alike. Of two devices the later answer
 * to a question wins (the first where the policy makes answers final); events after the end are ignored. Idempotent,
 * and independent of the order of arrival.
 */
export const replayAttempt = (terms: AttemptTerms, events: readonly AttemptEvent[]): AttemptState =>
  new Replay(terms).run(events)

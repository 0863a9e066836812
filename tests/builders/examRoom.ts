import type { SentEvent } from '@/contracts/exercise/attemptEvents'
import { untouched, type AttemptTerms } from '@/domain/attempt/AttemptState'
import type { AttemptEvent } from '@/domain/attempt/events'
import type { AttemptKind } from '@/domain/attempt/attemptKinds'
import { attemptPolicies } from '@/domain/attempt/policies'
import { replayAttempt } from '@/domain/attempt/replayAttempt'
import { scoreAttempt } from '@/domain/attempt/scoreAttempt'
import { mayKnow, shownQuestion } from '@/domain/attempt/shownQuestion'
import type { HttpRequest } from '@/platform/request'
import { sampleQuestions } from './attemptSamples'
import { UID } from './fakeStores'
import { bodyOf, ok, refused, type Answer } from './scriptedNetwork'

interface Room {
  readonly kind: AttemptKind
  readonly startedAt: number
  readonly endsAt: number | null
}

/** Generated ids are unknown beforehand: identify an attempt by its path. */
const attemptIdOf = ({ url }: HttpRequest): string => /attempts\/([^/?]+)/.exec(url)?.[1] ?? ''

/** A backend of attempts in memory, over the rules that the real one uses. Its clock is the tests' own. */
export class ExamRoom {
  /** By attempt. */
  readonly logs = new Map<string, AttemptEvent[]>()
  private readonly rooms = new Map<string, Room>()

  constructor(
    private readonly kind: AttemptKind,
    private readonly minutes: number | null = null,
    private readonly questions = sampleQuestions,
  ) {}

  get attemptId(): string {
    return [...this.rooms.keys()][0] ?? ''
  }

  /** Events of the first attempt in order of arrival. */
  get log(): readonly AttemptEvent[] {
    return this.logs.get(this.attemptId) ?? []
  }

  /** Answers what is written to and read of attempts but how others did; undefined for other requests. */
  answer(request: HttpRequest): ReturnType<Extract<Answer, (...given: never[]) => unknown>> | undefined {
    const path = request.url.replace(/^https?:\/\/[^/]+/, '').split('?')[0] ?? ''
    if (!path.startsWith(`/exercise/v1/users/${UID}/attempts/`) || path.endsWith('/paces')) return undefined
    const id = attemptIdOf(request)
    if (request.method === 'PUT') this.begin(id)
    const room = this.rooms.get(id)
    if (!room) return refused(404, 'x404')
    if (request.method === 'POST') return ok(this.take(id, room, bodyOf(request) as Batch))
    return path.endsWith('/report') ? this.report(id, room) : ok(this.view(id, room))
  }

  private begin(id: string): void {
    if (this.rooms.has(id)) return
    const startedAt = Date.now()
    const endsAt = this.minutes === null ? null : startedAt + this.minutes * 60_000
    this.rooms.set(id, { kind: this.kind, startedAt, endsAt })
    this.logs.set(id, [])
  }

  private terms({ kind, startedAt, endsAt }: Room): AttemptTerms {
    return {
      policy: attemptPolicies[kind],
      questionIds: this.questions.map(({ id }) => id),
      startedAt,
      endsAt,
    }
  }

  private stateOf(id: string, room: Room) {
    const { endsAt } = room
    const events = this.logs.get(id) ?? []
    const isOver = endsAt !== null && Date.now() >= endsAt
    const expiry = { id: 'expire', at: endsAt ?? 0, device: 'backend', kind: 'expire' } as const
    return replayAttempt(this.terms(room), isOver ? [...events, expiry] : events)
  }

  private score(id: string, room: Room) {
    return scoreAttempt(this.questions, this.stateOf(id, room), {
      scoring: attemptPolicies[room.kind].scoring,
      isSameMaths: () => false,
    })
  }

  private showing(id: string, room: Room) {
    const state = this.stateOf(id, room)
    return { terms: this.terms(room), state, seed: id, now: Date.now(), closesAt: null }
  }

  private take(id: string, room: Room, { device, clock, events }: Batch) {
    const log = this.logs.get(id) ?? []
    const known = new Set(log.map((event) => event.id))
    const fresh = events.filter((event) => !known.has(event.id))
    const moved = fresh.map((event) => ({ ...event, at: event.at + clock.offset, device }))
    const inTime = moved.filter(({ at }) => room.endsAt === null || at <= room.endsAt)
    this.logs.set(id, [...log, ...inTime])
    const showing = this.showing(id, room)
    const { verdicts } = this.score(id, room)
    const touched = new Set(events.flatMap((event) => ('question' in event ? event.question : [])))
    return {
      accepted: inTime.length,
      duplicated: events.length - fresh.length,
      refused: moved.filter((event) => !inTime.includes(event)).map((event) => event.id),
      now: Date.now(),
      endsAt: room.endsAt,
      endedAt: showing.state.endedAt,
      isElsewhere: [...showing.state.devices.keys()].pop() !== device,
      feedback: this.questions
        .filter((one) => touched.has(one.id) && showing.state.endedAt === null && mayKnow(one.id, showing))
        .map(({ id: questionId, key, analysis }) => ({
          questionId,
          outcome: verdicts.get(questionId)?.outcome,
          key,
          analysis,
        })),
      hasMore: false,
    }
  }

  private view(id: string, room: Room) {
    const showing = this.showing(id, room)
    const { state } = showing
    const { verdicts } = this.score(id, room)
    return {
      attemptId: id,
      kind: room.kind,
      title: '样卷',
      subject: '101',
      paperId: room.kind === 'exam' ? 'sample' : null,
      startedAt: room.startedAt,
      endsAt: room.endsAt,
      endedAt: state.endedAt,
      endedBy: state.endedBy,
      now: Date.now(),
      isPaused: state.isPaused,
      spent: state.spent,
      questions: this.questions.map((question) => shownQuestion(question, showing)),
      answers: this.questions.flatMap((one) => {
        const known = state.questions.get(one.id) ?? untouched
        if (known === untouched) return []
        const outcome = mayKnow(one.id, showing) ? verdicts.get(one.id)?.outcome : null
        return [{ questionId: one.id, ...known, outcome }]
      }),
      isMeasured: false,
    }
  }

  private report(id: string, room: Room) {
    const attempt = this.view(id, room)
    if (attempt.endedAt === null) return refused(409, 'Y40931')
    const { earned, points, open, verdicts, types, knowledge } = this.score(id, room)
    return ok({
      attempt,
      endedAt: attempt.endedAt,
      earned,
      points,
      open,
      outcomes: this.questions.map((one) => {
        const { outcome, share } = verdicts.get(one.id) ?? { outcome: 'empty', share: 0 }
        return { questionId: one.id, outcome, earned: one.points * share }
      }),
      types,
      knowledge,
      ability: null,
      weakest: null,
    })
  }
}

interface Batch {
  readonly device: string
  readonly clock: { readonly offset: number }
  readonly events: readonly SentEvent[]
}

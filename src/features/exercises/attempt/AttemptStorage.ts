import * as v from 'valibot'
import { attemptEventSchema, type SentEvent } from '@/contracts/exercise/attemptEvents'
import { attemptSchema, type Attempt } from '@/contracts/exercise/attempts'
import { answerSchema, feedbackSchema } from '@/contracts/exercise/questionFields'
import { outcomes } from '@/domain/attempt/judge'
import type { KeyValueStore } from '@/platform/storage'
import { EventStorage } from '@/stores/device/EventStorage'
import { PersistedValue } from '@/stores/device/PersistedValue'

/** Released result of a question: its outcome and key. */
const questionResultSchema = v.object({ outcome: v.picklist(outcomes), ...feedbackSchema.entries })
export type QuestionResult = v.InferOutput<typeof questionResultSchema>

const viewStateSchema = v.object({
  /** The question on screen, from 0. */
  at: v.number(),
  /** Uncommitted choices and texts by question. */
  drafts: v.record(v.string(), answerSchema),
})
/** The learner's place in an attempt, for this device only. */
export type AttemptViewState = v.InferOutput<typeof viewStateSchema>

const ROOM = 'exercise'
/** So many attempts stay on a device; the oldest that has nothing to send goes first. */
const MOST_KEPT = 12

/** One attempt in device storage: the backend's copy, later events, and released keys. */
export class AttemptStorage {
  readonly attempt: PersistedValue<Attempt>
  /** By question. */
  readonly told: PersistedValue<Record<string, QuestionResult>>
  readonly viewState: PersistedValue<AttemptViewState>
  readonly events: EventStorage<SentEvent>
  private readonly list: PersistedValue<string[]>

  constructor(
    private readonly storage: KeyValueStore,
    private readonly uid: string,
    readonly attemptId: string,
  ) {
    const owner = `${uid}:${attemptId}`
    this.attempt = new PersistedValue(storage, `${ROOM}:attempt:${owner}`, attemptSchema)
    this.told = new PersistedValue(
      storage,
      `${ROOM}:told:${owner}`,
      v.record(v.string(), questionResultSchema),
    )
    this.viewState = new PersistedValue(storage, `${ROOM}:desk:${owner}`, viewStateSchema)
    this.events = new EventStorage({ storage, room: ROOM, owner, schema: attemptEventSchema })
    this.list = keptList(storage, uid)
  }

  /** Counts the attempt among those of the device, newest last. */
  enlist(): void {
    const others = this.others()
    const leaving = others.slice(0, Math.max(0, others.length + 1 - MOST_KEPT))
    const left = leaving.filter((id) => !new AttemptStorage(this.storage, this.uid, id).clear())
    this.list.write([...left, ...others.slice(leaving.length), this.attemptId])
  }

  /** Whether an answer was given, here or as the backend has it. */
  get hasAnswers(): boolean {
    const own = [...this.events.sent(), ...this.events.unsent()].some(({ kind }) => kind === 'answer')
    return own || (this.attempt.read()?.answers ?? []).some(({ answer }) => answer !== null)
  }

  /** Lets go of the attempt; false when something waits to be sent. */
  clear(): boolean {
    if (this.events.unsent().length > 0) return false
    this.events.dropSent(() => true)
    for (const kept of [this.attempt, this.told, this.viewState]) kept.drop()
    this.list.write(this.others())
    return true
  }

  private others(): string[] {
    return (this.list.read() ?? []).filter((id) => id !== this.attemptId)
  }
}

const keptList = (storage: KeyValueStore, uid: string): PersistedValue<string[]> =>
  new PersistedValue(storage, `${ROOM}:attempts:${uid}`, v.array(v.string()))

/** The attempts that a device holds of a learner, oldest first. */
export const storedAttemptIds = (storage: KeyValueStore, uid: string): readonly string[] =>
  keptList(storage, uid).read() ?? []

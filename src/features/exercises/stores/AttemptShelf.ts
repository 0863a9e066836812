import * as v from 'valibot'
import { attemptEventSchema, type SentEvent } from '@/contracts/exercise/attemptEvents'
import { attemptSchema, type Attempt } from '@/contracts/exercise/attempts'
import { answerSchema, feedbackSchema } from '@/contracts/exercise/questionFields'
import { outcomes } from '@/domain/attempt/judge'
import type { KeyValueStore } from '@/platform/storage'
import { EventShelf } from '@/stores/EventShelf'
import { Kept } from '@/stores/Kept'

/** What the backend has told of a question: how it went, and its key. */
const toldSchema = v.object({ outcome: v.picklist(outcomes), ...feedbackSchema.entries })
export type Told = v.InferOutput<typeof toldSchema>

const deskSchema = v.object({
  /** The question on screen, from 0. */
  at: v.number(),
  /** What is chosen or written and no answer yet, by question. */
  drafts: v.record(v.string(), answerSchema),
})
/** Where the learner is in an attempt, as it matters to nobody else. */
export type Desk = v.InferOutput<typeof deskSchema>

const ROOM = 'exercise'
/** So many attempts stay on a device; the oldest that has nothing to send goes first. */
const MOST_KEPT = 12

/** One attempt in the device's storage: as the backend gave it, what was done since, and what was told. */
export class AttemptShelf {
  readonly attempt: Kept<Attempt>
  /** By question. */
  readonly told: Kept<Record<string, Told>>
  readonly desk: Kept<Desk>
  readonly events: EventShelf<SentEvent>
  private readonly list: Kept<string[]>

  constructor(
    private readonly storage: KeyValueStore,
    private readonly uid: string,
    readonly attemptId: string,
  ) {
    const owner = `${uid}:${attemptId}`
    this.attempt = new Kept(storage, `${ROOM}:attempt:${owner}`, attemptSchema)
    this.told = new Kept(storage, `${ROOM}:told:${owner}`, v.record(v.string(), toldSchema))
    this.desk = new Kept(storage, `${ROOM}:desk:${owner}`, deskSchema)
    this.events = new EventShelf({ storage, room: ROOM, owner, schema: attemptEventSchema })
    this.list = keptList(storage, uid)
  }

  /** Counts the attempt among those of the device, newest last. */
  enlist(): void {
    const others = this.others()
    const leaving = others.slice(0, Math.max(0, others.length + 1 - MOST_KEPT))
    const left = leaving.filter((id) => !new AttemptShelf(this.storage, this.uid, id).clear())
    this.list.write([...left, ...others.slice(leaving.length), this.attemptId])
  }

  /** Lets go of the attempt; false when something waits to be sent. */
  clear(): boolean {
    if (this.events.unsent().length > 0) return false
    this.events.dropSent(() => true)
    for (const kept of [this.attempt, this.told, this.desk]) kept.drop()
    this.list.write(this.others())
    return true
  }

  private others(): string[] {
    return (this.list.read() ?? []).filter((id) => id !== this.attemptId)
  }
}

const keptList = (storage: KeyValueStore, uid: string): Kept<string[]> =>
  new Kept(storage, `${ROOM}:attempts:${uid}`, v.array(v.string()))

/** The attempts that a device holds of a learner, oldest first. */
export const keptAttempts = (storage: KeyValueStore, uid: string): readonly string[] =>
  keptList(storage, uid).read() ?? []

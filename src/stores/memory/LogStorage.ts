import * as v from 'valibot'
import { vocabularyEventSchema } from '@/contracts/word/reviews'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import type { LogSnapshot } from '@/domain/memory/logSnapshot'
import { readJson } from '@/lib/readJson'
import type { KeyValueStore } from '@/platform/storage'
import { EventStorage } from '@/stores/device/EventStorage'
import { PersistedValue } from '@/stores/device/PersistedValue'

/** Characters a key: WeChat stores 1 MB a key, and snapshots never contain Chinese. */
const PART = 400_000

const headSchema = v.object({ cursor: v.number(), parts: v.number(), turn: v.number() })
type Head = v.InferOutput<typeof headSchema>

const snapshotSchema = v.object({
  format: v.literal(1),
  weights: v.array(v.number()),
  devices: v.array(v.string()),
  words: v.array(v.tuple([v.string(), v.nullable(v.array(v.number())), v.string()])),
})

const mendingSchema = v.object({
  wrong: v.array(vocabularyEventSchema),
  right: v.array(vocabularyEventSchema),
})
/** Events that the backend did not take, and what came in their place. */
export type Mending = v.InferOutput<typeof mendingSchema>

/** The persisted part of a learner's log. */
export interface StoredLog {
  readonly snapshot: LogSnapshot | undefined
  /** How much of the backend's log the snapshot holds. */
  readonly cursor: number
  /** Own events that the snapshot may lack. */
  readonly events: readonly MemoryEvent[]
  /** A replacement interrupted by a kill. */
  readonly mending: Mending | undefined
}

/** Kinds of logs. */
export type LogRoom = 'words' | 'recite' | 'mistakes' | 'recitations'

/**
 * The log in the device's storage. Each answer is one small key, written at the tap; a snapshot holds what is older. An
 * event's key goes only when the backend has the event and a whole snapshot holds it: killed at any moment, nothing is lost.
 */
export class LogStorage {
  private readonly events: EventStorage<MemoryEvent>
  private readonly headKey: string
  private readonly mending: PersistedValue<Mending>

  constructor(
    private readonly storage: KeyValueStore,
    uid: string,
    /** Kind of the log: prefix of its storage keys. */
    room: LogRoom = 'words',
  ) {
    this.events = new EventStorage({ storage, room, owner: uid, schema: vocabularyEventSchema })
    this.headKey = `${room}:log:${uid}`
    this.mending = new PersistedValue(storage, `${room}:mending:${uid}`, mendingSchema)
  }

  /** Keeps an event until the backend has it; false when the device is full. */
  append(event: MemoryEvent): boolean {
    return this.events.append(event)
  }

  /** Events that the backend lacks, oldest first. */
  unsent(): readonly MemoryEvent[] {
    return this.events.unsent()
  }

  /** The backend has these. */
  markSent(events: readonly MemoryEvent[]): void {
    this.events.markSent(events)
  }

  /** Storage key of an unsent event. */
  keyOf(event: MemoryEvent): string {
    return this.events.keyOf(event)
  }

  /** Keeps an event in its place and sends it no more until the next start. */
  skip(id: string): void {
    this.events.skip(id)
  }

  load(): StoredLog {
    const head = this.head()
    const snapshot = head && this.snapshotOf(head)
    return {
      snapshot,
      cursor: snapshot && head ? head.cursor : 0,
      events: [...this.events.sent(), ...this.events.unsent()],
      mending: this.mending.read(),
    }
  }

  /** Replaces the snapshot; the old one stays until the new one is whole. False when the device is full. */
  save(snapshot: LogSnapshot, cursor: number): boolean {
    const before = this.head()
    const turn = before ? 1 - before.turn : 0
    const text = JSON.stringify(snapshot)
    const parts = Math.max(1, Math.ceil(text.length / PART))
    for (let part = 0; part < parts; part++) {
      const isKept = this.storage.set(this.partKey(turn, part), text.slice(part * PART, (part + 1) * PART))
      if (!isKept) return this.drop(turn, part)
    }
    this.storage.set(this.headKey, JSON.stringify({ cursor, parts, turn }))
    if (before) this.drop(before.turn, before.parts)
    const held = new Set(snapshot.words.map(([word]) => word))
    this.events.dropSent(({ word }) => held.has(word))
    return true
  }

  /** Replaces events by corrected ones. Writes a journal of both first, from which `load` recovers after a kill. */
  replace(mending: Mending): void {
    this.mending.write(mending)
    for (const event of mending.right) this.events.append(event)
    this.events.withdraw(new Set(mending.wrong.map(({ id }) => id)))
  }

  /** The snapshot holds what was replaced no more. */
  endReplacing(): void {
    this.mending.drop()
  }

  private head(): Head | undefined {
    return readJson(headSchema, this.storage.get(this.headKey))
  }

  private snapshotOf({ turn, parts }: Head): LogSnapshot | undefined {
    const texts = Array.from({ length: parts }, (_unused, part) => this.storage.get(this.partKey(turn, part)))
    return readJson(snapshotSchema, texts.join(''))
  }

  private partKey(turn: number, part: number): string {
    return `${this.headKey}:${turn}:${part}`
  }

  private drop(turn: number, parts: number): false {
    for (let part = 0; part < parts; part++) this.storage.remove(this.partKey(turn, part))
    return false
  }
}

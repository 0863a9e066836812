import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import type { KeyValueStore } from '@/platform/storage'
import { readJson } from '@/lib/readJson'

const entrySchema = v.object({
  id: v.string(),
  call: v.string(),
  input: v.unknown(),
  at: v.number(),
  /** The uid of the account that wrote it, empty for a visitor; players leave it out and name the account in the path. */
  owner: v.optional(v.string()),
})
export type OutboxEntry = v.InferOutput<typeof entrySchema>

/** Outcome of a write: sent, pending on the device, or quarantined because the backend refuses it. */
export type WriteOutcome = 'sent' | 'pending' | 'refused'
/** One key an entry, so that two tabs of the same browser never overwrite each other's writes. */
export const OUTBOX_PREFIX = 'outbox:'
const PREFIX = OUTBOX_PREFIX
/** Pauses between tries while sending fails, in milliseconds; the last one repeats. */
const PAUSES_MS = [1000, 5000, 15_000, 60_000]
/** The queue as its sender sees it. */
export type OutboxQueue = Pick<Outbox, 'entries' | 'replace' | 'release' | 'remove'>

/** Sends what waits, oldest first; false when something must be tried again later. */
export type SendQueue = (queue: OutboxQueue) => Promise<boolean>

interface OutboxDeps {
  readonly storage: KeyValueStore
  /** The sender loads on demand: most visits have nothing to send before their first page is drawn. */
  loadSender(): Promise<SendQueue>
  /** The uid of the account that is logged in, or empty. */
  uid(): string
  now(): number
  newId(): string
  setTimeout(run: () => void, ms: number): void
}

/** Calls left by earlier visits, oldest first. */
const kept = (storage: KeyValueStore): OutboxEntry[] =>
  storage
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => readJson(entrySchema, storage.get(key)) ?? [])
    .sort((one, other) => one.at - other.at)

/**
 * Writes that must not be lost (leads, events, later answers and reviews): kept on the device until the backend has answered, sent
 * in order, repeated with the same idempotency key. A write that the backend refuses for good is split until the bad part is
 * alone and set aside (`RefusedWrites`). A write of another account waits for its login.
 */
export class Outbox {
  entries: OutboxEntry[]
  private sending: Promise<void> | undefined = undefined
  private isRetryPlanned = false
  private failures = 0
  private readonly refusedIds = new Set<string>()

  constructor(private readonly deps: OutboxDeps) {
    this.entries = kept(deps.storage)
    makeAutoObservable<this, 'deps' | 'sending' | 'isRetryPlanned' | 'failures' | 'refusedIds'>(
      this,
      { deps: false, sending: false, isRetryPlanned: false, failures: false, refusedIds: false },
      { autoBind: true },
    )
  }

  /** Keeps a write and sends it. Resolves when sending stopped. */
  async add(call: string, input: unknown): Promise<WriteOutcome> {
    const { newId, now, uid } = this.deps
    // Never the same moment twice: the order of the writes outlives a restart.
    const at = Math.max(now(), (this.entries[this.entries.length - 1]?.at ?? 0) + 1)
    const entry: OutboxEntry = { id: newId(), call, input, at, owner: uid() }
    this.write(entry)
    this.entries = [...this.entries, entry]
    await this.flush()
    if (this.refusedIds.has(entry.id)) return 'refused'
    return this.entries.some(({ id }) => id === entry.id) ? 'pending' : 'sent'
  }

  /** Sends what waits, oldest first; stops at the first failure of the network or the backend and tries again later. */
  async flush(): Promise<void> {
    if (this.entries.length > 0) await (this.sending ??= this.sendAll())
  }

  /** Takes up what was put back into the queue on the device, and sends. */
  async resume(): Promise<void> {
    const known = new Set(this.entries.map(({ id }) => id))
    const back = kept(this.deps.storage).filter(({ id }) => this.refusedIds.delete(id) || !known.has(id))
    this.entries = [...this.entries, ...back.filter(({ id }) => !known.has(id))]
    await this.flush()
  }

  private async sendAll(): Promise<void> {
    try {
      // The sender is a script of its own, which a cut network withholds like any answer.
      const send = await this.deps.loadSender().catch(() => undefined)
      const isDone = await send?.(this)
      if (isDone !== true) return this.retryLater()
      this.failures = 0
    } finally {
      this.sending = undefined
    }
  }

  /** Puts the halves of a write in its place: both lie on the device before the whole is removed. */
  replace(id: string, parts: readonly OutboxEntry[]): void {
    for (const part of parts) this.write(part)
    runInAction(() => {
      this.entries = this.entries.flatMap((one) => (one.id === id ? parts : [one]))
    })
    this.deps.storage.remove(PREFIX + id)
  }

  /** Takes a write out of the queue; what lies on the device belongs to the quarantine from here on. */
  release(id: string): void {
    this.refusedIds.add(id)
    this.forget(id)
  }

  remove(id: string): void {
    this.forget(id)
    this.deps.storage.remove(PREFIX + id)
  }

  private retryLater(): void {
    if (this.isRetryPlanned) return
    this.isRetryPlanned = true
    const pause = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length - 1)] ?? 0
    this.failures += 1
    this.deps.setTimeout(() => {
      this.isRetryPlanned = false
      void this.flush()
    }, pause)
  }

  private write(entry: OutboxEntry): void {
    this.deps.storage.set(PREFIX + entry.id, JSON.stringify(entry))
  }

  private forget(id: string): void {
    runInAction(() => {
      this.entries = this.entries.filter((entry) => entry.id !== id)
    })
  }
}

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

/** Pauses between tries while sending fails, in milliseconds; the last one repeats. */
const PAUSES_MS = [1000, 5000, 15_000, 60_000]
/** The queue as its sender sees it. */
export type OutboxQueue = Pick<Outbox, 'entries' | 'replace' | 'release' | 'remove'>

/** Sends pending writes, oldest first; false when some must be retried later. */
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

/** Entries left by earlier visits, oldest first. */
const storedEntries = (storage: KeyValueStore): OutboxEntry[] =>
  storage
    .keys()
    .filter((key) => key.startsWith(OUTBOX_PREFIX))
    .flatMap((key) => readJson(entrySchema, storage.get(key)) ?? [])
    .sort((one, other) => one.at - other.at)

/**
 * Queue of writes that must not be lost (leads, page events, test results): persisted until the backend has answered,
 * sent in order, retried with the same idempotency key. A write that the backend refuses for good is split until the
 * bad part is alone and set aside (`RefusedWrites`). A write of another account stays queued until its login.
 */
export class Outbox {
  entries: OutboxEntry[]
  private sending: Promise<void> | undefined = undefined
  private isRetryPlanned = false
  private failures = 0
  private readonly refusedIds = new Set<string>()

  constructor(private readonly deps: OutboxDeps) {
    this.entries = storedEntries(deps.storage)
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

  /** Sends pending writes, oldest first. Stops at the first failure of the network or the backend and retries later. */
  async flush(): Promise<void> {
    if (this.entries.length > 0) await (this.sending ??= this.sendAll())
  }

  /** Loads writes restored by the quarantine, and sends. */
  async resume(): Promise<void> {
    const known = new Set(this.entries.map(({ id }) => id))
    const back = storedEntries(this.deps.storage).filter(
      ({ id }) => this.refusedIds.delete(id) || !known.has(id),
    )
    this.entries = [...this.entries, ...back.filter(({ id }) => !known.has(id))]
    await this.flush()
  }

  private async sendAll(): Promise<void> {
    try {
      // The sender is a separate script, so loading it fails without a network.
      const send = await this.deps.loadSender().catch(() => undefined)
      const isDone = await send?.(this)
      if (isDone !== true) return this.retryLater()
      this.failures = 0
    } finally {
      this.sending = undefined
    }
  }

  /** Replaces a write by its halves; both are persisted before the whole is removed. */
  replace(id: string, parts: readonly OutboxEntry[]): void {
    for (const part of parts) this.write(part)
    runInAction(() => {
      this.entries = this.entries.flatMap((one) => (one.id === id ? parts : [one]))
    })
    this.deps.storage.remove(OUTBOX_PREFIX + id)
  }

  /** Removes a write from the queue but not from the device: its stored copy now belongs to the quarantine. */
  release(id: string): void {
    this.refusedIds.add(id)
    this.forget(id)
  }

  remove(id: string): void {
    this.forget(id)
    this.deps.storage.remove(OUTBOX_PREFIX + id)
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
    this.deps.storage.set(OUTBOX_PREFIX + entry.id, JSON.stringify(entry))
  }

  private forget(id: string): void {
    runInAction(() => {
      this.entries = this.entries.filter((entry) => entry.id !== id)
    })
  }
}

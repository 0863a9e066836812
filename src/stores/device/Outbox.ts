import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { ApiError, type CallApi } from '@/api'
import type { CallContract } from '@/contracts/define'
import type { KeyValueStore } from '@/platform/storage'
import { readJson } from '@/lib/readJson'

const entrySchema = v.object({ id: v.string(), call: v.string(), input: v.unknown(), at: v.number() })
export type OutboxEntry = v.InferOutput<typeof entrySchema>

/** One key an entry, so that two tabs of the same browser never overwrite each other's writes. */
const PREFIX = 'outbox:'
/** Pauses between tries while sending fails, in milliseconds; the last one repeats. */
const PAUSES_MS = [1000, 5000, 15_000, 60_000]

interface OutboxDeps {
  readonly storage: KeyValueStore
  readonly call: CallApi
  /** Fetches the calls that may be queued, by contract id; asked for only when there is something to send. */
  loadCalls(): Promise<Readonly<Record<string, CallContract>>>
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
 * Writes that must not be lost (leads, events, later answers and reviews): kept on the device until the backend has
 * answered, sent in order, repeated with the same idempotency key. A write that the backend refuses for good is dropped.
 */
export class Outbox {
  entries: OutboxEntry[]
  private sending: Promise<void> | undefined = undefined
  private isRetryPlanned = false
  private failures = 0

  constructor(private readonly deps: OutboxDeps) {
    this.entries = kept(deps.storage)
    makeAutoObservable<this, 'deps' | 'sending' | 'isRetryPlanned' | 'failures'>(
      this,
      { deps: false, sending: false, isRetryPlanned: false, failures: false },
      { autoBind: true },
    )
  }

  /** Keeps a write and sends it. Resolves when sending stopped: true when the backend has answered, false while it waits. */
  async add(call: string, input: unknown): Promise<boolean> {
    const { storage, newId, now } = this.deps
    // Never the same moment twice: the order of the writes outlives a restart.
    const entry = {
      id: newId(),
      call,
      input,
      at: Math.max(now(), (this.entries[this.entries.length - 1]?.at ?? 0) + 1),
    }
    storage.set(PREFIX + entry.id, JSON.stringify(entry))
    this.entries = [...this.entries, entry]
    await this.flush()
    return !this.entries.some(({ id }) => id === entry.id)
  }

  /** Sends what waits, oldest first; stops at the first temporary failure and tries again later. */
  async flush(): Promise<void> {
    if (this.entries.length > 0) await (this.sending ??= this.sendAll())
  }

  private async sendAll(): Promise<void> {
    try {
      for (let entry = this.entries[0]; entry; entry = this.entries[0]) {
        if (!(await this.send(entry))) return this.retryLater()
        this.remove(entry.id)
      }
      this.failures = 0
    } finally {
      this.sending = undefined
    }
  }

  /** Whether the entry is done with: accepted, or refused for good. */
  private async send({ id, call, input }: OutboxEntry): Promise<boolean> {
    // The calls are a script of their own, which a cut network withholds like any answer.
    const calls = await this.deps.loadCalls().catch(() => undefined)
    if (!calls) return false
    const contract = calls[call]
    if (!contract) return true
    try {
      await this.deps.call(contract, input, { quiet: true, idempotencyKey: id })
      return true
    } catch (error) {
      return !(error instanceof ApiError) || !error.isTemporary
    }
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

  private remove(id: string): void {
    runInAction(() => {
      this.entries = this.entries.filter((entry) => entry.id !== id)
    })
    this.deps.storage.remove(PREFIX + id)
  }
}

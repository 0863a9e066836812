import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { ApiError, type CallApi } from '@/api'
import type { CallContract } from '@/contracts/define'
import type { KeyValueStore } from '@/platform/storage'

const entrySchema = v.object({ id: v.string(), call: v.string(), input: v.unknown(), at: v.number() })
export type OutboxEntry = v.InferOutput<typeof entrySchema>

const STORAGE_KEY = 'outbox'
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

const parse = (text: string | undefined): OutboxEntry[] => {
  try {
    const parsed = v.safeParse(v.array(entrySchema), JSON.parse(text ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

/**
 * Writes that must not be lost (leads, events, later answers and reviews): kept on the device until the backend has
 * answered, sent in order, repeated with the same idempotency key. A write that the backend refuses for good is dropped.
 */
export class Outbox {
  entries: OutboxEntry[]
  private isSending = false
  private failures = 0

  constructor(private readonly deps: OutboxDeps) {
    this.entries = parse(deps.storage.get(STORAGE_KEY))
    makeAutoObservable<this, 'deps' | 'isSending' | 'failures'>(
      this,
      { deps: false, isSending: false, failures: false },
      { autoBind: true },
    )
  }

  /** Keeps a write and starts sending. Resolves when sending stopped, sent or not. */
  async add(call: string, input: unknown): Promise<void> {
    this.entries = [...this.entries, { id: this.deps.newId(), call, input, at: this.deps.now() }]
    this.save()
    await this.flush()
  }

  /** Sends what waits, oldest first; stops at the first temporary failure and tries again later. */
  async flush(): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    try {
      for (let entry = this.entries[0]; entry; entry = this.entries[0]) {
        if (!(await this.send(entry))) return this.retryLater()
        this.remove(entry.id)
      }
      this.failures = 0
    } finally {
      this.isSending = false
    }
  }

  /** Whether the entry is done with: accepted, or refused for good. */
  private async send({ id, call, input }: OutboxEntry): Promise<boolean> {
    const contract = (await this.deps.loadCalls())[call]
    if (!contract) return true
    try {
      await this.deps.call(contract, input as object, { quiet: true, idempotencyKey: id })
      return true
    } catch (error) {
      return !(error instanceof ApiError) || !error.isTemporary
    }
  }

  private retryLater(): void {
    const pause = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length - 1)] ?? 0
    this.failures += 1
    this.deps.setTimeout(() => void this.flush(), pause)
  }

  private remove(id: string): void {
    runInAction(() => {
      this.entries = this.entries.filter((entry) => entry.id !== id)
    })
    this.save()
  }

  private save(): void {
    this.deps.storage.set(STORAGE_KEY, JSON.stringify(this.entries))
  }
}

import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { ApiError, type CallApi } from '@/api'
import { needsLogin, type CallContract } from '@/contracts/define'
import type { KeyValueStore } from '@/platform/storage'
import { readJson } from '@/lib/readJson'
import type { RefusedWrite } from '../refused/RefusedWrites'

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
/** `stop` ends the pass: the next entry would fare no better. `retry` concerns this entry alone, `wait` needs another login. */
type Attempted = 'sent' | 'stop' | 'retry' | 'wait' | ApiError | Error

/** One key an entry, so that two tabs of the same browser never overwrite each other's writes. */
const PREFIX = 'outbox:'
/** Pauses between tries while sending fails, in milliseconds; the last one repeats. */
const PAUSES_MS = [1000, 5000, 15_000, 60_000]
/** Statuses that concern one write and may change: a login is missing, a time-out, a conflict. */
const OF_ONE_WRITE = [401, 403, 408, 409]

/** The calls and the way to the quarantine. Loaded on demand: most visits have nothing to send before their first page is drawn. */
export interface OutboxSending {
  /** The calls that may be queued, by contract id. */
  readonly calls: Readonly<Record<string, CallContract>>
  /** Halves a write that is a batch; undefined for a single one. */
  split(entry: OutboxEntry): readonly OutboxEntry[] | undefined
  /** Moves a refused write to the quarantine. */
  setAside(entry: OutboxEntry, place: Pick<RefusedWrite, 'owner' | 'reason' | 'key' | 'value'>): void
}

interface OutboxDeps {
  readonly storage: KeyValueStore
  readonly call: CallApi
  loadSending(): Promise<OutboxSending>
  /** The uid of the account that is logged in, or empty. */
  uid(): string
  /** Whether a call must wait for something else, such as consent. */
  isHeld?(call: string): boolean
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

const ownerOf = ({ owner, input }: OutboxEntry): string => {
  const inPath = v.safeParse(v.object({ params: v.object({ uid: v.string() }) }), input)
  return owner ?? (inPath.success ? inPath.output.params.uid : '')
}

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
    const skipped = new Set<string>()
    let isRetried = false
    try {
      // The calls are a script of their own, which a cut network withholds like any answer.
      const sending = await this.deps.loadSending().catch(() => undefined)
      if (!sending) return this.retryLater()
      for (let entry = this.next(skipped); entry; entry = this.next(skipped)) {
        const outcome = await this.send(entry, sending.calls)
        if (outcome === 'stop') return this.retryLater()
        if (outcome === 'sent') this.remove(entry.id)
        else if (outcome === 'retry' || outcome === 'wait') skipped.add(entry.id)
        else this.refuse(entry, outcome, sending)
        isRetried ||= outcome === 'retry'
      }
      if (isRetried) return this.retryLater()
      this.failures = 0
    } finally {
      this.sending = undefined
    }
  }

  private next(skipped: ReadonlySet<string>): OutboxEntry | undefined {
    return this.entries.find(({ id }) => !skipped.has(id))
  }

  /** Never under another account. Without a login only calls that are open to anyone go out. */
  private mayBeSent(entry: OutboxEntry, contract: CallContract): boolean {
    const owner = ownerOf(entry)
    const uid = this.deps.uid()
    if (uid === '') return !needsLogin(contract)
    return owner === '' || owner === uid
  }

  private async send(entry: OutboxEntry, calls: OutboxSending['calls']): Promise<Attempted> {
    const contract = calls[entry.call]
    if (!contract) return 'sent'
    if (!this.mayBeSent(entry, contract) || this.deps.isHeld?.(entry.call)) return 'wait'
    try {
      await this.deps.call(contract, entry.input, { quiet: true, idempotencyKey: entry.id })
      return 'sent'
    } catch (error) {
      return this.outcomeOf(error)
    }
  }

  private outcomeOf(error: unknown): Attempted {
    // A mistake in the entry itself, such as a missing path parameter.
    if (!(error instanceof ApiError)) return error instanceof Error ? error : new Error(String(error))
    if (error.isRefusal) return error
    // The backend answered 200 in a shape that this version does not know: it has the write.
    if (error.kind === 'shape' && error.status === 200) return 'sent'
    return OF_ONE_WRITE.includes(error.status) ? 'retry' : 'stop'
  }

  private refuse(entry: OutboxEntry, error: ApiError | Error, sending: OutboxSending): void {
    const parts = sending.split(entry)
    if (parts) {
      // Both halves lie on the device before the whole is removed; their ids are the same after a kill.
      for (const part of parts) this.write(part)
      runInAction(() => {
        this.entries = this.entries.flatMap((one) => (one.id === entry.id ? parts : [one]))
      })
      return this.deps.storage.remove(PREFIX + entry.id)
    }
    this.refusedIds.add(entry.id)
    sending.setAside(entry, {
      owner: ownerOf(entry),
      reason: error instanceof ApiError ? error.msg : '',
      key: PREFIX + entry.id,
      value: JSON.stringify(entry),
    })
    this.forget(entry.id)
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

  private remove(id: string): void {
    this.forget(id)
    this.deps.storage.remove(PREFIX + id)
  }

  private forget(id: string): void {
    runInAction(() => {
      this.entries = this.entries.filter((entry) => entry.id !== id)
    })
  }
}

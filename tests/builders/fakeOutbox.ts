import { ApiError, type CallApi } from '@/api'
import { outboxCalls } from '@/app/outboxCalls'
import type { KeyValueStore } from '@/platform/storage'
import { Outbox } from '@/stores/device/Outbox'
import { sendOutbox } from '@/stores/device/sendOutbox'
import { RefusedWrites } from '@/stores/refused/RefusedWrites'

const failures = {
  refuses: { kind: 'rejected', status: 400 },
  'has ended the login': { kind: 'rejected', status: 401 },
  'has a conflict': { kind: 'rejected', status: 409 },
  'is away': { kind: 'offline', status: 0 },
  'is overwhelmed': { kind: 'rejected', status: 503 },
} as const

/** How the backend takes the next write. */
export type Verdict = 'accepts' | keyof typeof failures

/** A backend that notes what it was sent, key first. */
export class FakeBackend {
  verdict: Verdict = 'accepts'
  /** The verdict on single inputs, before the general one. */
  fails: (input: unknown) => Verdict | undefined = () => undefined
  readonly seen: { readonly key: string; readonly call: string; readonly input: unknown }[] = []
  /** Accepted calls by key. */
  readonly taken = new Map<string, unknown>()

  readonly call: CallApi = async (contract, input, { idempotencyKey = '' } = {}) => {
    this.seen.push({ key: idempotencyKey, call: contract.id, input })
    await Promise.resolve()
    const verdict = this.fails(input) ?? this.verdict
    if (verdict !== 'accepts') throw new ApiError(contract.id, { ...failures[verdict], code: '', msg: '' })
    this.taken.set(idempotencyKey, input)
    return undefined as never
  }
}

interface OutboxWorld {
  readonly outbox: Outbox
  readonly refused: RefusedWrites
  /** Toasts shown to the learner. */
  readonly said: readonly string[]
  /** Retries that were planned, in milliseconds, and the way to run the last one. */
  readonly pauses: number[]
  runRetry(): void
}

let ids = 0

/** An outbox as a start of the app makes it, over a given storage. */
export const startOutbox = (
  storage: KeyValueStore,
  backend: FakeBackend,
  loadCalls = async () => outboxCalls,
  uid = () => '',
  now = () => 1000,
): OutboxWorld => {
  const said: string[] = []
  const refused = new RefusedWrites({ storage, uid, now, say: (text) => void said.push(text) })
  const pauses: number[] = []
  let planned: (() => void) | undefined
  const outbox = new Outbox({
    storage,
    uid,
    loadSender: async () =>
      sendOutbox({ call: backend.call, calls: await loadCalls(), refused, uid, now, isHeld: () => false }),
    now,
    newId: () => `id-${String(++ids).padStart(6, '0')}`,
    setTimeout: (run, ms) => {
      pauses.push(ms)
      planned = run
    },
  })
  return { outbox, refused, said, pauses, runRetry: () => planned?.() }
}

/** A store in front of another that stops writing after some changes, as when the phone dies there. */
export const mortalStore = (
  store: KeyValueStore,
  changes: number,
): KeyValueStore & { isAlive(): boolean } => {
  let left = changes
  const change = (work: () => void): boolean => {
    left -= 1
    if (left >= 0) work()
    return true
  }
  return {
    get: store.get,
    keys: store.keys,
    set: (key, value) => change(() => store.set(key, value)),
    remove: (key) => void change(() => store.remove(key)),
    isAlive: () => left >= 0,
  }
}

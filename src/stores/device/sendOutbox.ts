import * as v from 'valibot'
import { ApiError, type CallApi } from '@/api'
import { needsLogin, type CallContract } from '@/contracts/define'
import { describeWrite, splitWrite } from '../refused/outboxWrites'
import type { RefusedWrites } from '../refused/RefusedWrites'
import { OUTBOX_PREFIX, type OutboxEntry, type OutboxQueue, type SendQueue } from './Outbox'

/**
 * `stop` ends the pass: the next entry would fare no better. `fault` is the backend's (5xx): it ends the pass, too, until the call has
 * failed too often. `retry` concerns this entry alone, `wait` needs another login.
 */
type Attempted = 'sent' | 'stop' | 'fault' | 'retry' | 'wait' | ApiError | Error

/** Calls of one area, whose order matters: a mark is kept, then removed. */
const areaOf = (call: string): string => call.replace(/\..*/, '')

/** An area that has failed so often with 5xx holds back no other; its own entries keep their order. */
const MOST_FAULTS = 3

/** Passes in a row in which an area failed with 5xx, by queue and area. */
const faults = new WeakMap<OutboxQueue, Map<string, number>>()

const faultsOf = (queue: OutboxQueue): Map<string, number> => {
  const known = faults.get(queue) ?? new Map<string, number>()
  faults.set(queue, known)
  return known
}

/** Statuses that concern one write and may change: a login is missing, a time-out, a conflict. */
const OF_ONE_WRITE = [401, 403, 408, 409]

/**
 * Age in milliseconds from which a conflict is permanent: the write goes to the quarantine, and the learner is
 * notified.
 */
const LONGEST_CONFLICT_MS = 24 * 60 * 60_000

interface SenderDeps {
  readonly call: CallApi
  /** The calls that may be queued, by contract id. */
  readonly calls: Readonly<Record<string, CallContract>>
  readonly refused: Pick<RefusedWrites, 'setAside'>
  /** The uid of the account that is logged in, or empty. */
  uid(): string
  /** Milliseconds on the device's clock, by which entries are dated. */
  now(): number
  /** Whether a call is held back, for example until consent. */
  isHeld(call: string): boolean
}

const pathSchema = v.object({ params: v.object({ uid: v.string() }) })

const ownerOf = ({ owner, input }: OutboxEntry): string => {
  const inPath = v.safeParse(pathSchema, input)
  return owner ?? (inPath.success ? inPath.output.params.uid : '')
}

/** Allows a write of the current account, or of a visitor. Without a login only calls that are open to anyone go out. */
const mayBeSent = (entry: OutboxEntry, contract: CallContract, uid: string): boolean => {
  if (uid === '') return !needsLogin(contract)
  const owner = ownerOf(entry)
  return owner === '' || owner === uid
}

const outcomeOf = (error: unknown, age: number): Attempted => {
  // A mistake in the entry itself, such as a missing path parameter.
  if (!(error instanceof ApiError)) return error instanceof Error ? error : new Error(String(error))
  if (error.isRefusal) return error
  if (error.status === 409 && age > LONGEST_CONFLICT_MS) return error
  // The backend answered 200 in a shape that this version does not know: it has the write.
  if (error.kind === 'shape' && error.status === 200) return 'sent'
  if (OF_ONE_WRITE.includes(error.status)) return 'retry'
  return error.status >= 500 ? 'fault' : 'stop'
}

const attempt = async (entry: OutboxEntry, deps: SenderDeps): Promise<Attempted> => {
  const contract = deps.calls[entry.call]
  if (!contract) return 'sent'
  if (!mayBeSent(entry, contract, deps.uid()) || deps.isHeld(entry.call)) return 'wait'
  try {
    await deps.call(contract, entry.input, { quiet: true, idempotencyKey: entry.id })
    return 'sent'
  } catch (error) {
    return outcomeOf(error, deps.now() - entry.at)
  }
}

/** Halves a batch that the backend refuses for good; a single write goes to the quarantine. */
const refuse = (
  queue: OutboxQueue,
  entry: OutboxEntry,
  error: ApiError | Error,
  { refused }: SenderDeps,
): void => {
  const parts = splitWrite(entry)
  if (parts) return queue.replace(entry.id, parts)
  refused.setAside({
    id: entry.id,
    owner: ownerOf(entry),
    ...describeWrite(entry),
    reason: error instanceof ApiError ? error.msg : '',
    key: OUTBOX_PREFIX + entry.id,
    value: JSON.stringify(entry),
  })
  queue.release(entry.id)
}

/** Makes the sender of an outbox: oldest first, until the network or the backend fails. */
export const sendOutbox =
  (deps: SenderDeps): SendQueue =>
  async (queue) => {
    const skipped = new Set<string>()
    const failing = new Set<string>()
    const counts = faultsOf(queue)
    const next = () => queue.entries.find(({ id, call }) => !skipped.has(id) && !failing.has(areaOf(call)))
    let isRetried = false
    for (let entry = next(); entry; entry = next()) {
      const { id } = entry
      const area = areaOf(entry.call)
      const outcome = await attempt(entry, deps)
      if (outcome === 'stop') return false
      if (outcome === 'fault') {
        const count = (counts.get(area) ?? 0) + 1
        counts.set(area, count)
        if (count < MOST_FAULTS) return false
        failing.add(area)
      } else if (outcome !== 'wait') counts.delete(area)
      if (outcome === 'sent') queue.remove(id)
      else if (outcome === 'retry' || outcome === 'wait') skipped.add(id)
      else if (outcome !== 'fault') refuse(queue, entry, outcome, deps)
      isRetried ||= outcome === 'retry' || outcome === 'fault'
    }
    return !isRetried
  }

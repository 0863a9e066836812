import type { CallApi } from '@/api'
import { ApiError } from '@/api'
import { outboxCalls } from '@/app/outboxCalls'
import { sittingSchema, type WatchSession } from '@/contracts/course/watching'
import { mergeInterval, type Interval } from '@/domain/courses/WatchTracker'
import { totalLength } from '@/domain/courses/totalLength'
import type { KeyValueStore } from '@/platform/storage'
import { memoryStore } from '@/platform/storage/memoryStore'
import { Outbox } from '@/stores/device/Outbox'
import { sendOutbox } from '@/stores/device/sendOutbox'
import { WatchLog } from '@/stores/media/WatchLog'
import * as v from 'valibot'

export const LENGTH = 3600

/** The backend's arithmetic in memory: of a sitting only what is new counts. */
export class WatchBackend {
  isAway = false
  readonly sittings = new Map<string, number>()
  covered: readonly Interval[] = []

  readonly call: CallApi = async (contract, input) => {
    await Promise.resolve()
    if (this.isAway) throw new ApiError(contract.id, { kind: 'offline', status: 0, code: '', msg: '' })
    this.take(v.parse(sittingSchema, Object(input).body))
    return { seconds: this.seconds, covered: 0, length: LENGTH, place: 0, done: false } as never
  }

  get seconds(): number {
    return [...this.sittings.values()].reduce((sum, one) => sum + one, 0)
  }

  private take({ sittingId, seconds, covered }: WatchSession): void {
    this.sittings.set(sittingId, Math.max(seconds, this.sittings.get(sittingId) ?? 0))
    for (const part of covered) this.covered = mergeInterval(this.covered, part)
  }

  get coveredSeconds(): number {
    return totalLength(this.covered)
  }
}

let ids = 0

/** A phone or a browser on which a lesson is watched; it may be killed at any moment. */
export class WatchDevice {
  private log: WatchLog | undefined
  readonly storage: KeyValueStore = memoryStore()
  private outbox: Outbox

  constructor(
    private readonly backend: WatchBackend,
    private readonly now: () => number,
  ) {
    this.outbox = this.start()
  }

  /** Kills the app: memory is lost. The outbox of the next start sends the rest. */
  kill(): void {
    this.log = undefined
    this.outbox = this.start()
    void this.outbox.flush()
  }

  open(): WatchLog {
    this.log ??= new WatchLog(
      {
        storage: this.storage,
        call: this.backend.call,
        outbox: this.outbox,
        uid: '7',
        now: this.now,
        newId: () => `sitting-${String(++ids).padStart(6, '0')}`,
      },
      { goodsId: '270001', lessonId: '001', length: LENGTH },
    )
    return this.log
  }

  close(): void {
    this.log?.close()
    this.log = undefined
  }

  flush(): Promise<void> {
    return this.outbox.flush()
  }

  private start(): Outbox {
    return new Outbox({
      storage: this.storage,
      uid: () => '7',
      loadSender: async () =>
        sendOutbox({
          call: this.backend.call,
          calls: outboxCalls,
          refused: { setAside: () => true },
          uid: () => '7',
          now: this.now,
          isHeld: () => false,
        }),
      now: this.now,
      newId: () => `write-${String(++ids).padStart(6, '0')}`,
      setTimeout: () => undefined,
    })
  }
}

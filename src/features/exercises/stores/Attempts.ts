import * as v from 'valibot'
import type { Opening } from '@/contracts/exercise/attempts'
import { newId } from '@/lib/newId'
import type { KeyValueStore } from '@/platform/storage'
import { Kept } from '@/stores/Kept'
import { deviceOf } from '@/stores/memory/deviceOf'
import type { Stores } from '@/stores/Stores'
import { AttemptLog } from './AttemptLog'
import { AttemptShelf, keptAttempts } from './AttemptShelf'

const DEVICE_FULL = '手机存储已满，请联网同步后再退出，或先清理存储'

interface AttemptsDeps extends Pick<Stores, 'call' | 'session' | 'clock' | 'ui'> {
  readonly storage: KeyValueStore
  now(): number
}

/** The name of what an opening asks for: the same place goes on with the same attempt. */
const placeOf = (opening: Opening): string => Object.values(opening).join(':')

/** The attempts of one learner on this device. */
export class Attempts {
  readonly uid: string
  private readonly open = new Map<string, AttemptLog>()

  constructor(private readonly deps: AttemptsDeps) {
    this.uid = deps.session.uid
  }

  /** The log of an attempt, one for all pages that show it. */
  logOf(attemptId: string): AttemptLog {
    const known = this.open.get(attemptId)
    if (known) return known
    const { call, clock, ui, storage, now } = this.deps
    const log: AttemptLog = new AttemptLog({
      call,
      uid: this.uid,
      shelf: new AttemptShelf(storage, this.uid, attemptId),
      device: deviceOf(storage),
      now,
      offset: () => clock.offset,
      onFull: () => {
        ui.say(DEVICE_FULL)
        void log.sync()
      },
    })
    this.open.set(attemptId, log)
    return log
  }

  /** The attempt that was begun here for an opening, or a new id, which is kept before anything is asked. */
  idFor(opening: Opening): string {
    const place = this.placeOf(opening)
    const known = place.read()
    if (known !== undefined) return known
    const fresh = newId()
    place.write(fresh)
    return fresh
  }

  /** The attempt is over: the same opening begins anew. */
  leave(attemptId: string): void {
    const { storage } = this.deps
    for (const key of storage.keys())
      if (key.startsWith(this.placePrefix) && storage.get(key) === JSON.stringify(attemptId))
        storage.remove(key)
  }

  /** Lets go of an attempt that was reported. */
  forget(attemptId: string): void {
    if (new AttemptShelf(this.deps.storage, this.uid, attemptId).clear()) this.open.delete(attemptId)
  }

  /** Sends whatever waits, of attempts that were left too. */
  sendAll(): void {
    for (const attemptId of keptAttempts(this.deps.storage, this.uid)) {
      const { events } = new AttemptShelf(this.deps.storage, this.uid, attemptId)
      if (events.unsent().length > 0) void this.logOf(attemptId).sync()
    }
  }

  private get placePrefix(): string {
    return `exercise:place:${this.uid}:`
  }

  private placeOf(opening: Opening): Kept<string> {
    return new Kept(this.deps.storage, this.placePrefix + placeOf(opening), v.string())
  }
}

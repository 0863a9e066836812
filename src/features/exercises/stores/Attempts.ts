import * as v from 'valibot'
import { recover } from '@/api'
import { attemptsGoingOn } from '@/contracts/exercise/attemptList'
import type { Diagnosis, Opening } from '@/contracts/exercise/attempts'
import { VISIT_MS, type DiagnosticName } from '@/domain/attempt/diagnosticTests'
import { newId } from '@/lib/newId'
import type { KeyValueStore } from '@/platform/storage'
import { Kept } from '@/stores/Kept'
import { deviceOf } from '@/stores/memory/deviceOf'
import { DEVICE_FULL } from '@/stores/memory/learnersLog'
import type { Stores } from '@/stores/Stores'
import { goesOnWith } from '../models/goesOnWith'
import { learnersDesk, visitorsDesk, type AttemptDesk } from './AttemptDesk'
import { AttemptLog } from './AttemptLog'
import { textOfEvent } from '../models/textOfEvent'
import { AttemptShelf, keptAttempts } from './AttemptShelf'

/** Who has not logged in: what is done belongs to nobody yet. */
const VISITOR = 'visitor'

interface AttemptsDeps extends Pick<Stores, 'call' | 'session' | 'clock' | 'ui' | 'refused'> {
  readonly storage: KeyValueStore
  now(): number
}

/** The name of what an opening asks for: the same place goes on with the same attempt. */
const placeOf = (opening: Opening): string => Object.values(opening).join(':')

const placePrefix = (owner: string): string => `exercise:place:${owner}:`

/** The attempts of one learner on this device, or of who has not logged in. */
export class Attempts {
  readonly uid: string
  private readonly open = new Map<string, AttemptLog>()
  private takingOver: Promise<void> | undefined = undefined

  constructor(private readonly deps: AttemptsDeps) {
    this.uid = deps.session.uid
  }

  /** The log of an attempt, one for all pages that show it. */
  logOf(attemptId: string): AttemptLog {
    const known = this.open.get(attemptId)
    if (known) return known
    const log = this.logOn(this.shelfOf(attemptId), this.deskOf(attemptId))
    this.open.set(attemptId, log)
    return log
  }

  /** The diagnostic test of a name that was begun here and can be gone on with; undefined where there is none. */
  begunDiagnosis(test: DiagnosticName): Diagnosis | undefined {
    const { storage, now } = this.deps
    const prefix = `${placePrefix(this.owner)}diagnosis:${test}:`
    for (const key of storage.keys().filter((one) => one.startsWith(prefix))) {
      const subjects = key.slice(prefix.length).split(',').filter(Boolean)
      const begun: Diagnosis = { kind: 'diagnosis', test, subjects }
      const kept = this.shelfOf(this.idFor(begun)).attempt.read()
      // What was just taken over is with the backend alone.
      const isThere = kept ? kept.endedAt === null : this.uid !== ''
      if (isThere && (this.uid || (kept && kept.startedAt > now() - VISIT_MS))) return begun
    }
    return undefined
  }

  /** Whether something was done here before the login that is not the learner's yet. */
  get hasVisits(): boolean {
    return this.uid !== '' && keptAttempts(this.deps.storage, VISITOR).length > 0
  }

  /** Makes what was done here before the login the learner's; what cannot be reached now is tried again later. */
  takeOver(): Promise<void> {
    if (!this.hasVisits) return Promise.resolve()
    this.takingOver ??= this.takeOverAll().finally(() => (this.takingOver = undefined))
    return this.takingOver
  }

  private async takeOverAll(): Promise<void> {
    for (const visitId of keptAttempts(this.deps.storage, VISITOR))
      await recover(
        () => this.takeOverOne(visitId),
        ({ isRefusal }) => (isRefusal ? this.dropVisit(visitId) : undefined),
      )
  }

  private async takeOverOne(visitId: string): Promise<void> {
    const { call, storage, now } = this.deps
    const shelf = new AttemptShelf(storage, VISITOR, visitId)
    const known = shelf.attempt.read()
    if (!known?.test || known.startedAt <= now() - VISIT_MS) return this.dropVisit(visitId)
    const desk = learnersDesk(call, this.uid, visitId)
    await desk.open({ kind: 'diagnosis', test: known.test, subjects: known.subjects ?? [known.subject] })
    if (!(await this.logOn(shelf, desk).sync())) return
    this.bringPlace(visitId)
    this.dropVisit(visitId)
  }

  private dropVisit(visitId: string): void {
    const shelf = new AttemptShelf(this.deps.storage, VISITOR, visitId)
    shelf.events.withdraw(new Set(shelf.events.unsent().map(({ id }) => id)))
    shelf.clear()
  }

  /** Whoever was in the middle of a visit finds it at the same place. */
  private bringPlace(visitId: string): void {
    const { storage } = this.deps
    const prefix = placePrefix(VISITOR)
    for (const key of storage.keys().filter((one) => one.startsWith(prefix))) {
      const place = storage.get(key)
      if (place !== JSON.stringify(visitId)) continue
      storage.set(placePrefix(this.uid) + key.slice(prefix.length), place)
      storage.remove(key)
    }
  }

  private get owner(): string {
    return this.uid || VISITOR
  }

  private shelfOf(attemptId: string): AttemptShelf {
    return new AttemptShelf(this.deps.storage, this.owner, attemptId)
  }

  private deskOf(attemptId: string): AttemptDesk {
    const { call } = this.deps
    return this.uid ? learnersDesk(call, this.uid, attemptId) : visitorsDesk(call, attemptId)
  }

  private logOn(shelf: AttemptShelf, desk: AttemptDesk): AttemptLog {
    const { clock, ui, storage, now, refused } = this.deps
    const log: AttemptLog = new AttemptLog({
      desk,
      shelf,
      device: deviceOf(storage),
      now,
      offset: () => clock.offset,
      onFull: () => {
        ui.say(DEVICE_FULL)
        void log.sync()
      },
      setAside: (event, { msg: reason }) =>
        refused.setAside({
          id: event.id,
          owner: this.uid,
          kind: 'answer',
          text: textOfEvent(event),
          reason,
          key: shelf.events.keyOf(event),
          value: JSON.stringify(event),
        }),
    })
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

  /** The same, but a test that was begun on another device goes on here; whoever cannot ask for it begins a new one. */
  async idAnywhere(opening: Opening): Promise<string> {
    const { call } = this.deps
    const place = this.placeOf(opening)
    if (this.uid !== '' && place.read() === undefined) {
      const { list } = await recover(
        () => call(attemptsGoingOn, { params: { uid: this.uid } }, { quiet: true }),
        () => ({ list: [] }),
      )
      const begun = goesOnWith(opening, list)
      if (begun && place.read() === undefined) place.write(begun.attemptId)
    }
    return this.idFor(opening)
  }

  /** The attempt is over: the same opening begins anew. */
  leave(attemptId: string): void {
    const { storage } = this.deps
    for (const key of storage.keys())
      if (key.startsWith(placePrefix(this.owner)) && storage.get(key) === JSON.stringify(attemptId))
        storage.remove(key)
  }

  /** Lets go of an attempt that was reported. */
  forget(attemptId: string): void {
    if (this.shelfOf(attemptId).clear()) this.open.delete(attemptId)
  }

  /** Sends whatever waits, of attempts that were left too, and asks for what could not be asked for. */
  sendAll(): void {
    void this.takeOver()
    for (const attemptId of keptAttempts(this.deps.storage, this.owner)) {
      const isCutOff = this.open.get(attemptId)?.isCutOff
      if (isCutOff || this.shelfOf(attemptId).events.unsent().length > 0) void this.logOf(attemptId).retry()
    }
  }

  private placeOf(opening: Opening): Kept<string> {
    return new Kept(this.deps.storage, placePrefix(this.owner) + placeOf(opening), v.string())
  }
}

import * as v from 'valibot'
import { catchApiError } from '@/api'
import { attemptsGoingOn } from '@/contracts/exercise/attemptList'
import type { SentEvent } from '@/contracts/exercise/attemptEvents'
import type { Diagnosis, Opening } from '@/contracts/exercise/attempts'
import { VISIT_MS, type DiagnosticName } from '@/domain/attempt/diagnosticTests'
import { newId } from '@/lib/newId'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { deviceOf } from '@/stores/memory/deviceOf'
import { DEVICE_FULL } from '@/stores/memory/learnersLog'
import type { RefusedWrites } from '@/stores/refused/RefusedWrites'
import type { Stores } from '@/stores/Stores'
import { resumableTest } from './resumableTest'
import { learnerAttemptApi, guestAttemptApi, type AttemptApi } from './AttemptApi'
import { AttemptLog } from './AttemptLog'
import { textOfEvent } from './textOfEvent'
import { AttemptStorage, storedAttemptIds } from './AttemptStorage'

/** Owner of guest attempts. */
const VISITOR = 'visitor'

interface AttemptsDeps extends Pick<Stores, 'call' | 'session' | 'clock' | 'ui'> {
  readonly refused: Pick<RefusedWrites, 'setAside'>
  readonly storage: KeyValueStore
  now(): number
}

const NOT_COUNTED = '已超过作答时间，或这题已经不能再改'
const EXPIRED = '登录前的测试已超过 3 天，没有转入账号，可以重新测试'
const notTaken = (reason: string): string => `登录前的测试没有转入账号：${reason}`

/** The name of what an opening asks for: the same place goes on with the same attempt. */
const placeOf = (opening: Opening): string => Object.values(opening).join(':')

const placePrefix = (owner: string): string => `exercise:place:${owner}:`

/** The attempts of one learner or guest on this device. */
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
    const log = this.logOn(this.storageOf(attemptId), this.apiOf(attemptId))
    this.open.set(attemptId, log)
    return log
  }

  /** The diagnostic test of a name that was begun here and can be gone on with; undefined where there is none. */
  begunDiagnosis(test: DiagnosticName): Diagnosis | undefined {
    const { storage } = this.deps
    const prefix = `${placePrefix(this.owner)}diagnosis:${test}:`
    for (const key of storage.keys().filter((one) => one.startsWith(prefix))) {
      const subjects = key.slice(prefix.length).split(',').filter(Boolean)
      const begun: Diagnosis = { kind: 'diagnosis', test, subjects }
      const kept = this.storageOf(this.idFor(begun)).attempt.read()
      // A finished attempt that was just adopted exists on the backend only.
      const isThere = kept ? kept.endedAt === null : this.uid !== ''
      if (isThere && (this.uid || (kept && !this.isExpired(kept.startedAt)))) return begun
    }
    return undefined
  }

  /** Whether something was done here before the login that is not the learner's yet. */
  get hasVisits(): boolean {
    return this.uid !== '' && storedAttemptIds(this.deps.storage, VISITOR).length > 0
  }

  /** Moves guest attempts to the learner after a login; unreachable ones are retried later. */
  takeOver(): Promise<void> {
    if (!this.hasVisits) return Promise.resolve()
    this.takingOver ??= this.takeOverAll().finally(() => (this.takingOver = undefined))
    return this.takingOver
  }

  private async takeOverAll(): Promise<void> {
    for (const visitId of storedAttemptIds(this.deps.storage, VISITOR))
      await catchApiError(
        () => this.takeOverOne(visitId),
        ({ isRefusal, msg }) => (isRefusal ? this.dropVisit(visitId, notTaken(msg)) : undefined),
      )
  }

  private async takeOverOne(visitId: string): Promise<void> {
    const { call, storage } = this.deps
    const attemptStorage = new AttemptStorage(storage, VISITOR, visitId)
    const known = attemptStorage.attempt.read()
    if (!known?.test || this.isExpired(known.startedAt)) return this.dropVisit(visitId, EXPIRED)
    const api = learnerAttemptApi(call, this.uid, visitId)
    await api.open({ kind: 'diagnosis', test: known.test, subjects: known.subjects ?? [known.subject] })
    if (!(await this.logOn(attemptStorage, api).sync())) return
    this.bringPlace(visitId)
    this.dropVisit(visitId)
  }

  /** Whether a guest's test is too old; its start is in the backend's time. */
  private isExpired(startedAt: number): boolean {
    const { now, clock } = this.deps
    return startedAt <= now() + clock.offset - VISIT_MS
  }

  /** Drops a guest attempt. The learner reads why when answers go with it. */
  private dropVisit(visitId: string, reason?: string): void {
    const { storage, ui } = this.deps
    const attemptStorage = new AttemptStorage(storage, VISITOR, visitId)
    if (reason !== undefined && attemptStorage.hasAnswers) ui.say(reason)
    attemptStorage.events.withdraw(new Set(attemptStorage.events.unsent().map(({ id }) => id)))
    attemptStorage.clear()
  }

  /** Moves the position of a guest attempt to the account. */
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

  private storageOf(attemptId: string): AttemptStorage {
    return new AttemptStorage(this.deps.storage, this.owner, attemptId)
  }

  private apiOf(attemptId: string): AttemptApi {
    const { call } = this.deps
    return this.uid ? learnerAttemptApi(call, this.uid, attemptId) : guestAttemptApi(call, attemptId)
  }

  private logOn(attemptStorage: AttemptStorage, api: AttemptApi): AttemptLog {
    const { clock, ui, storage, now, refused } = this.deps
    const setAside = (event: SentEvent, reason: string): boolean =>
      refused.setAside({
        id: event.id,
        owner: this.uid,
        kind: 'answer',
        text: textOfEvent(event),
        reason,
        key: attemptStorage.events.keyOf(event),
        value: JSON.stringify(event),
      })
    const log: AttemptLog = new AttemptLog({
      api,
      attemptStorage,
      device: deviceOf(storage),
      now,
      offset: () => clock.offset,
      onFull: () => {
        ui.say(DEVICE_FULL)
        void log.sync()
      },
      // Opening a page again is no loss.
      setAside: (event, { msg }) => event.kind === 'open' || setAside(event, msg),
      onIgnored: (answers) => {
        ui.say(`有 ${answers.length} 处作答没有计入：${NOT_COUNTED}`)
        // Keep own writing, which can be copied.
        return answers.filter((event) => textOfEvent(event) !== '' && !setAside(event, NOT_COUNTED))
      },
    })
    return log
  }

  /** The attempt begun here for an opening, or a new id, which is persisted before the request. */
  idFor(opening: Opening): string {
    const place = this.placeOf(opening)
    const known = place.read()
    if (known !== undefined) return known
    const fresh = newId()
    place.write(fresh)
    return fresh
  }

  /** The same, but resumes a test begun on another device; without a network a new one begins. */
  async idAnywhere(opening: Opening): Promise<string> {
    const { call } = this.deps
    const place = this.placeOf(opening)
    if (this.uid !== '' && place.read() === undefined) {
      const { list } = await catchApiError(
        () => call(attemptsGoingOn, { params: { uid: this.uid } }, { quiet: true }),
        () => ({ list: [] }),
      )
      const begun = resumableTest(opening, list)
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
    if (this.storageOf(attemptId).clear()) this.open.delete(attemptId)
  }

  /** Sends whatever waits, of attempts that were left too, and asks for what could not be asked for. */
  sendAll(): void {
    void this.takeOver()
    for (const attemptId of storedAttemptIds(this.deps.storage, this.owner)) {
      const isCutOff = this.open.get(attemptId)?.isCutOff
      if (isCutOff || this.storageOf(attemptId).events.unsent().length > 0) void this.logOf(attemptId).retry()
    }
  }

  private placeOf(opening: Opening): PersistedValue<string> {
    return new PersistedValue(this.deps.storage, placePrefix(this.owner) + placeOf(opening), v.string())
  }
}

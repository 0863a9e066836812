import * as v from 'valibot'
import { catchApiError } from '@/api'
import {
  dueMistakes,
  mistake,
  mistakeReviews,
  mistakeRowSchema,
  mistakes,
  mistakeSheet,
  mistakeSchema,
  sendMistakeReviews,
  type Mistake,
  type MistakeRow,
} from '@/contracts/exercise/mistakes'
import type { Grade } from '@/domain/memory/eventTypes'
import { effective } from '@/domain/memory/replayWord'
import { startOfStudyDay, studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import { isMastered } from '@/domain/mistakes/isMastered'
import { MISTAKE_RETENTION, mistakeDue } from '@/domain/mistakes/mistakeDue'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { PersistedRows } from '@/stores/device/PersistedRows'
import { networkFirst } from '@/stores/device/networkFirst'
import { comingExam } from '@/stores/memory/comingExam'
import { DEVICE_FULL, learnersLog, type LearnersLogDeps } from '@/stores/memory/learnersLog'
import type { ReviewLog } from '@/stores/memory/ReviewLog'
import { isFiltered, type MistakeFilter, meets, queryOf } from './mistakeFilter'
import { MistakeNotes } from './MistakeNotes'

/** Questions that lie on the device to be solved without a network. */
const DECK_SIZE = 50
/** Days ahead whose due cards are prefetched for offline use. */
const DAYS_AHEAD = 3
/** Limit of seen or listed questions that are persisted. */
const MOST_SEEN = 50
const LONGEST_LOOK_MS = 60_000

const noDeck = (): readonly Mistake[] => []

/** Parameters of a list request. */
interface Wish {
  readonly params: { readonly uid: string }
  readonly query: ReturnType<typeof queryOf> & { readonly page: number; readonly size: number }
}

/** The book of mistakes of one learner on this device: its log, and the questions that are due. */
export class MistakeBook {
  readonly uid: string
  readonly log: ReviewLog
  readonly notes: MistakeNotes
  private readonly kept: PersistedValue<Mistake[]>
  private readonly seen: PersistedValue<Mistake[]>
  /** The study day of the exam, before which questions come back; known once the book was opened. */
  private examDay: number | undefined = undefined

  constructor(private readonly deps: LearnersLogDeps) {
    const { call, session, storage } = deps
    const { uid } = session
    this.uid = uid
    this.kept = new PersistedValue(storage, `cache:mistakes:due:${uid}`, dueMistakes.response)
    this.seen = new PersistedValue(storage, `cache:mistakes:seen:${uid}`, v.array(mistakeSchema))
    this.notes = new MistakeNotes({
      call,
      uid,
      storage,
      onSent: (found) => this.persistSeen([found]),
      onFull: () => deps.say(DEVICE_FULL),
    })
    this.log = learnersLog(deps, {
      room: 'mistakes',
      link: {
        send: (events) =>
          call(sendMistakeReviews, { params: { uid }, body: { events: [...events] } }, { quiet: true }),
        fetch: (query) => call(mistakeReviews, { params: { uid }, query }, { quiet: true }),
      },
    })
  }

  now(): number {
    return this.deps.now()
  }

  /** Sends pending notes beside the log. */
  alsoSend(): void {
    void this.notes.send()
  }

  /**
   * Cards due today or soon (`waits`) of all subjects; offline, the persisted ones. Throws when neither source has
   * any.
   */
  async open(): Promise<readonly Mistake[]> {
    this.log.open()
    // Sync first: attempts write into the log too, and change what is due.
    await this.log.sync()
    void this.findExam()
    return this.deck()
  }

  /** Reads the date of the exam beside everything else; without a network as it was last, else unknown. */
  private async findExam(): Promise<void> {
    const date = await catchApiError(
      () => comingExam(this.deps),
      () => undefined,
    )
    if (date !== undefined) this.examDay = studyDayOfDate(date)
  }

  /** Brings what is due today and soon onto the device, before anybody opens it. */
  async bringDue(): Promise<void> {
    if (this.uid !== '') await catchApiError(() => this.deck(), noDeck)
  }

  private deck(): Promise<readonly Mistake[]> {
    const query = { size: DECK_SIZE, ahead: DAYS_AHEAD }
    const fetch = () => this.deps.call(dueMistakes, { params: { uid: this.uid }, query }, { quiet: true })
    return networkFirst(fetch, this.kept)
  }

  /** How many wait today, where the device has all of them; undefined where there may be more. */
  waiting(deck: readonly Mistake[]): number | undefined {
    return deck.length < DECK_SIZE ? deck.filter((one) => this.waits(one)).length : undefined
  }

  /** A page of the book by a filter, counted from 1; without a network what the device has seen of it. */
  page(filter: MistakeFilter, page: number, size: number) {
    const { call, storage } = this.deps
    const { uid } = this
    const row = mistakeRowSchema
    const rows = new PersistedRows({ storage, name: `mistakes:${filter.state}:${uid}`, row })
    const wish = { params: { uid }, query: { ...queryOf(filter), page, size } }
    const fetch = async () => {
      const found = await call(mistakes, wish, { quiet: true })
      if (page === 1) void this.upsertListed(found.list, wish)
      return found
    }
    const part = isFiltered(filter) ? rows.part(page, fetch, meets(filter)) : rows.page(page, fetch)
    return part.then((found) => this.overlaid({ ...found, list: found.list.map(this.notes.listed) }))
  }

  /** A question of the book with what was said of it last; without a network as it was seen last, or as it waits to be solved. */
  async mistake(questionId: string): Promise<Mistake> {
    return this.overlaid(this.notes.said(await this.found(questionId)))
  }

  /** Applies pending changes over fetched data, so that an older response does not replace them. */
  private overlaid<T>(found: T): T {
    this.alsoSend()
    return found
  }

  /** A question as this device knows it. */
  known(questionId: string): Mistake | undefined {
    return this.held().find((one) => one.questionId === questionId)
  }

  private found(questionId: string): Promise<Mistake> {
    const fetch = async () => {
      const params = { uid: this.uid, questionId }
      const found = await this.deps.call(mistake, { params }, { quiet: true })
      this.persistSeen([found])
      return found
    }
    return catchApiError(fetch, (error) => {
      const last = error.isTemporary ? this.known(questionId) : undefined
      if (!last) throw error
      return last
    })
  }

  /** Brings what the top of a list names: a row that is seen opens where there is no network, and so does what is due. */
  private async upsertListed(rows: readonly MistakeRow[], wish: Wish): Promise<void> {
    await this.bringDue()
    const held = new Set(this.held().map(({ questionId }) => questionId))
    if (rows.every(({ questionId }) => held.has(questionId))) return
    const bring = async () =>
      this.persistSeen((await this.deps.call(mistakeSheet, wish, { quiet: true })).list)
    await catchApiError(bring, () => undefined)
  }

  private held(): readonly Mistake[] {
    return [...(this.seen.read() ?? []), ...(this.kept.read() ?? [])]
  }

  private persistSeen(found: readonly Mistake[]): void {
    const fresh = new Set(found.map(({ questionId }) => questionId))
    const others = (this.seen.read() ?? []).filter(({ questionId }) => !fresh.has(questionId))
    this.seen.write([...found, ...others].slice(0, MOST_SEEN))
  }

  /** Whether a question still waits today, by all that this device knows. */
  waits({ questionId, due }: Pick<Mistake, 'questionId' | 'due'>): boolean {
    const state = this.log.stateOf(questionId)
    if (this.isRemoved(questionId) || isMastered(this.log.historyOf(questionId))) return false
    return (state?.due ?? due) < startOfStudyDay(studyDay(this.now()) + 1)
  }

  /** Notes how a question went. */
  grade(questionId: string, grade: Grade, took: number): void {
    const { log } = this
    const answer = { word: questionId, at: this.now(), grade, source: 'card', proved: true } as const
    const { examDay } = this
    const context = { model: log.model, retention: MISTAKE_RETENTION, examDay, loadOn: log.loadOn }
    log.append({
      kind: 'review',
      word: questionId,
      grade,
      source: 'card',
      proved: true,
      took: Math.min(LONGEST_LOOK_MS, Math.max(0, took)),
      due: mistakeDue(log.stateOf(questionId), answer, context),
    })
  }

  /** Whether a question was taken out, by what is known here of it last; undefined where nothing is. */
  isRemoved(questionId: string): boolean | undefined {
    const history = effective(this.log.historyOf(questionId))
    const last = history[history.length - 1]
    return last && last.kind === 'suspend'
  }

  /** Takes a question out of the book, or puts it back; true when the backend knows it too. */
  async setRemoved(questionId: string, isRemoved: boolean): Promise<boolean> {
    this.log.open()
    this.log.append({ kind: isRemoved ? 'suspend' : 'resume', word: questionId })
    return this.log.sync()
  }
}

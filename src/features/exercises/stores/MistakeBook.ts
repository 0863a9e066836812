import * as v from 'valibot'
import { recover } from '@/api'
import {
  dueMistakes,
  mistake,
  mistakeReviews,
  mistakeRowSchema,
  mistakes,
  mistakeSchema,
  sendMistakeReviews,
  type Mistake,
} from '@/contracts/exercise/mistakes'
import type { Grade } from '@/domain/memory/eventTypes'
import { effective } from '@/domain/memory/replayWord'
import { startOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { isMastered } from '@/domain/mistakes/isMastered'
import { MISTAKE_RETENTION, mistakeDue } from '@/domain/mistakes/mistakeDue'
import { Kept } from '@/stores/Kept'
import { KeptRows } from '@/stores/KeptRows'
import { lastKnown } from '@/stores/lastKnown'
import { learnersLog, type LearnersLogDeps } from '@/stores/memory/learnersLog'
import type { ReviewLog } from '@/stores/memory/ReviewLog'
import { isFiltered, type MistakeFilter, meets, queryOf } from '../models/mistakeFilter'

/** Questions that lie on the device to be solved without a network. */
const DECK_SIZE = 50
/** What comes due in so many days is there too, for who is without a network then. */
const DAYS_AHEAD = 3
/** Questions that were looked at stay on the device. */
const MOST_SEEN = 30
const LONGEST_LOOK_MS = 60_000

/** The book of mistakes of one learner on this device: its log, and the questions that are due. */
export class MistakeBook {
  readonly uid: string
  readonly log: ReviewLog
  private readonly kept: Kept<Mistake[]>
  private readonly seen: Kept<Mistake[]>

  constructor(private readonly deps: LearnersLogDeps) {
    const { call, session, storage } = deps
    const { uid } = session
    this.uid = uid
    this.kept = new Kept(storage, `cache:mistakes:due:${uid}`, dueMistakes.response)
    this.seen = new Kept(storage, `cache:mistakes:seen:${uid}`, v.array(mistakeSchema))
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

  /** What is to be solved today or comes due soon (`waits` tells), of all subjects; without a network what the device has. Throws when neither has anything. */
  async open(): Promise<readonly Mistake[]> {
    const { call } = this.deps
    this.log.open()
    // Attempts write into the log too: what they said last comes before what is due.
    await this.log.sync()
    const query = { size: DECK_SIZE, ahead: DAYS_AHEAD }
    return lastKnown(
      () => call(dueMistakes, { params: { uid: this.uid }, query }, { quiet: true }),
      this.kept,
    )
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
    const rows = new KeptRows({ storage, name: `mistakes:${filter.state}:${uid}`, row })
    const fetch = () =>
      call(mistakes, { params: { uid }, query: { ...queryOf(filter), page, size } }, { quiet: true })
    return isFiltered(filter) ? rows.part(page, fetch, meets(filter)) : rows.page(page, fetch)
  }

  /** A question of the book; without a network as it was seen last, or as it waits to be solved. */
  mistake(questionId: string): Promise<Mistake> {
    const fetch = async () => {
      const params = { uid: this.uid, questionId }
      const found = await this.deps.call(mistake, { params }, { quiet: true })
      const others = (this.seen.read() ?? []).filter((one) => one.questionId !== questionId)
      this.seen.write([found, ...others].slice(0, MOST_SEEN))
      return found
    }
    return recover(fetch, (error) => {
      const known = [...(this.seen.read() ?? []), ...(this.kept.read() ?? [])]
      const last = error.isTemporary ? known.find((one) => one.questionId === questionId) : undefined
      if (!last) throw error
      return last
    })
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
    const context = { model: log.model, retention: MISTAKE_RETENTION, loadOn: log.loadOn }
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

import { dueMistakes, mistakeReviews, type Mistake, sendMistakeReviews } from '@/contracts/exercise/mistakes'
import type { Grade } from '@/domain/memory/eventTypes'
import { effective } from '@/domain/memory/replayWord'
import { startOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { isMastered } from '@/domain/mistakes/isMastered'
import { MISTAKE_RETENTION, mistakeDue } from '@/domain/mistakes/mistakeDue'
import { Kept } from '@/stores/Kept'
import { lastKnown } from '@/stores/lastKnown'
import { learnersLog, type LearnersLogDeps } from '@/stores/memory/learnersLog'
import type { ReviewLog } from '@/stores/memory/ReviewLog'

/** Questions that lie on the device to be solved without a network. */
const DECK_SIZE = 50
const LONGEST_LOOK_MS = 60_000

/** The book of mistakes of one learner on this device: its log, and the questions that are due. */
export class MistakeBook {
  readonly uid: string
  readonly log: ReviewLog
  private readonly kept: Kept<Mistake[]>

  constructor(private readonly deps: LearnersLogDeps) {
    const { call, session, storage } = deps
    const { uid } = session
    this.uid = uid
    this.kept = new Kept(storage, `cache:mistakes:due:${uid}`, dueMistakes.response)
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

  /** What is to be solved today, of all subjects; without a network what the device has. Throws when neither has anything. */
  async open(): Promise<readonly Mistake[]> {
    const { call } = this.deps
    this.log.open()
    // Attempts write into the log too: what they said last comes before what is due.
    await this.log.sync()
    return lastKnown(
      () =>
        call(dueMistakes, { params: { uid: this.uid }, query: { size: String(DECK_SIZE) } }, { quiet: true }),
      this.kept,
    )
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

import {
  type Passage,
  recitationDeck,
  recitationDeckSchema,
  type RecitationDeck,
  recitationPlan,
  type RecitationPlan,
  recitations,
  recitationSubjects,
  type RecitationSubject,
  sendRecitations,
} from '@/contracts/exercise/recitations'
import { effective } from '@/domain/memory/replayWord'
import { previews, type Preview } from '@/domain/memory/schedule'
import { type Queue, sessionQueue } from '@/domain/memory/sessionQueue'
import { studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import { staleWhileRevalidate } from '@/stores/device/staleWhileRevalidate'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { networkFirst } from '@/stores/device/networkFirst'
import { comingExam, yearFrom } from '@/stores/memory/comingExam'
import { learnersLog, type LearnersLogDeps } from '@/stores/memory/learnersLog'
import type { ReviewLog } from '@/stores/memory/ReviewLog'

const REVIEWS_PER_DAY = 100
/** How surely a passage shall be remembered when it comes back. */
const RETENTION = 0.9

/** A passage with its subject and chapter. */
export interface ScheduledPassage extends Passage {
  readonly subject: string
  readonly subjectName: string
  readonly chapter: string
}

/** Passages on the device, in their order, and the day on which they are needed. */
export interface OpenPassages {
  readonly passages: readonly ScheduledPassage[]
  /** YYYY-MM-DD. */
  readonly examDate: string
}

/** Selected passages with their progress. */
export interface PassageScope extends OpenPassages {
  readonly newPerDay: number
  /** Whether new passages come until the exam. */
  readonly isUntilExam: boolean
}

const placed = ({ subject, name, chapters }: RecitationDeck): ScheduledPassage[] =>
  chapters.flatMap(({ title, passages }) =>
    passages.map((passage) => ({ ...passage, subject, subjectName: name, chapter: title })),
  )

/** A learner's passages in any edition: log, passages and plan, with or without a network. */
export class PassageBook {
  readonly uid: string
  readonly log: ReviewLog
  private readonly keptPlan: PersistedValue<{ plan: RecitationPlan | null }>
  private readonly keptSubjects: PersistedValue<RecitationSubject[]>

  constructor(private readonly deps: LearnersLogDeps) {
    const { call, session, storage } = deps
    const { uid } = session
    this.uid = uid
    this.keptPlan = new PersistedValue(storage, `cache:recitation-plan:${uid}`, recitationPlan.response)
    this.keptSubjects = new PersistedValue(storage, 'cache:recitation-subjects', recitationSubjects.response)
    this.log = learnersLog(deps, {
      room: 'recitations',
      link: {
        send: (events) =>
          call(sendRecitations, { params: { uid }, body: { events: [...events] } }, { quiet: true }),
        fetch: (query) => call(recitations, { params: { uid }, query }, { quiet: true }),
      },
    })
  }

  now(): number {
    return this.deps.now()
  }

  subjects(): Promise<RecitationSubject[]> {
    return staleWhileRevalidate(
      () => this.deps.call(recitationSubjects, {}, { quiet: true }),
      this.keptSubjects,
    )
  }

  /** The daily plan, as another device may have changed it; without a network as it was last. */
  async plan(): Promise<RecitationPlan | null> {
    const { call } = this.deps
    const params = { uid: this.uid }
    const { plan } = await networkFirst(
      () => call(recitationPlan, { params }, { quiet: true }),
      this.keptPlan,
    )
    return plan
  }

  /** The passages of some subjects, with the log. Throws when neither device nor network has them. */
  async open(subjects: readonly string[]): Promise<OpenPassages> {
    const [decks, examDate] = await Promise.all([
      Promise.all(subjects.map((subject) => this.deck(subject))),
      comingExam(this.deps),
    ])
    await this.log.ready()
    void this.log.sync()
    return { passages: decks.flatMap(placed), examDate }
  }

  /** The passages of all subjects. */
  async openAll(): Promise<OpenPassages> {
    return this.open((await this.subjects()).map(({ subject }) => subject))
  }

  /** Computes the due queue as a pure function of log, passages and time. */
  queue({ passages, examDate, newPerDay, isUntilExam }: PassageScope): Queue {
    const ids = new Set(passages.map(({ passageId }) => passageId))
    return sessionQueue({
      states: new Map([...this.log.states].filter(([id]) => ids.has(id))),
      words: [...ids],
      plan: {
        examDate: isUntilExam ? yearFrom(this.now()) : examDate,
        newPerDay,
        reviewLimit: REVIEWS_PER_DAY,
      },
      model: this.log.model,
      now: this.now(),
      seed: this.uid,
    })
  }

  /** When a passage would come back after each of the four grades. */
  previews(passageId: string, { examDate }: OpenPassages): readonly Preview[] {
    const { log } = this
    const context = {
      model: log.model,
      retention: RETENTION,
      examDay: studyDayOfDate(examDate),
      loadOn: log.loadOn,
    }
    return previews(log.stateOf(passageId), passageId, this.now(), context)
  }

  /** The study days on which something was recited. */
  daysRecited(): ReadonlySet<number> {
    return new Set(
      this.log.histories().flatMap((history) => effective(history).map(({ at }) => studyDay(at))),
    )
  }

  private deck(subject: string): Promise<RecitationDeck> {
    return staleWhileRevalidate(
      () => this.deps.call(recitationDeck, { params: { subject } }, { quiet: true }),
      new PersistedValue(this.deps.storage, `cache:recitation-deck:${subject}`, recitationDeckSchema),
    )
  }
}

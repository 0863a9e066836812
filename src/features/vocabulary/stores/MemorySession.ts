import { makeAutoObservable, observableRef } from 'mobx'
import { catchApiError } from '@/api'
import type { WordPlan } from '@/contracts/word/plans'
import type { WordRow } from '@/contracts/word/wordFields'
import { grades, type Grade } from '@/domain/memory/eventTypes'
import { previews, scheduleAnswer, type Preview, type ScheduleContext } from '@/domain/memory/schedule'
import type { QueueItem } from '@/domain/memory/sessionQueue'
import { failsOn } from '@/domain/memory/failsOn'
import { studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import { becameLeech, gotStuck } from '@/domain/memory/memoryState'
import { distractors } from '../models/distractors'
import { todayFigures, type TodayFigures } from '../models/todayFigures'
import { SessionCheckpoint } from './SessionCheckpoint'
import type { Vocabulary } from './Vocabulary'

const LONGEST_LOOK_MS = 60_000
/** Answers after which the log is sent; leaving sends it as well. */
const SEND_EVERY = 20
/** Cards whose details are fetched ahead: an hour in a tunnel. */
const AHEAD = 100
const WRONG_CHOICES = 3

/** Visible side of a card: the word, the quick proof of a first-sight 认识, or all of it. */
export type Face = 'front' | 'proof' | 'back'

/** A card: a word of the queue, with the distractors of its quick choice. */
export interface SessionCard {
  readonly word: string
  readonly isNew: boolean
  readonly choices: readonly WordRow[]
}

interface MemorySessionDeps {
  readonly vocabulary: Vocabulary
  /** Runs low-priority work after the changes have been drawn. */
  later(run: () => void): void
  /** A card came on screen. */
  onShow(word: string): void
  /** A card lies ready beneath it. */
  onNext(word: string): void
}

/**
 * A memorising session. A tap changes what is on screen and keeps the answer on the device, nothing else; the queue, the
 * next card and the figures follow behind it.
 */
export class MemorySession {
  state: 'opening' | 'failed' | 'unplanned' | 'running' | 'done' = 'opening'
  card: SessionCard | undefined = undefined
  /** Drawn beneath the card already. */
  next: SessionCard | undefined = undefined
  face: Face = 'front'
  /** A first-sight grade that counts when the learner goes on. */
  pending: Grade | undefined = undefined
  /** The wrong meaning that was chosen. */
  mistaken: string | undefined = undefined
  previews: readonly Preview[] = []
  figures: TodayFigures | undefined = undefined
  /** Right answers in a row. */
  run = 0
  leech: string | undefined = undefined
  /** How often the word that was failed last was failed today. */
  failsToday = 0
  answered = 0
  /** Whether an answer of today could be taken back; found out behind the tap, because it asks the whole log. */
  private hasAnswered = false
  /** Grows with every card that comes on top. */
  turn = 0
  private plan: WordPlan | undefined = undefined
  private shownAt = 0
  /** The turn whose card was announced. */
  private told = 0
  private readonly keeper: SessionCheckpoint

  constructor(private readonly deps: MemorySessionDeps) {
    this.keeper = new SessionCheckpoint(deps.vocabulary.storage, deps.vocabulary.uid)
    makeAutoObservable<this, 'deps' | 'plan' | 'shownAt' | 'told' | 'keeper'>(
      this,
      {
        deps: false,
        plan: false,
        shownAt: false,
        told: false,
        keeper: false,
        card: observableRef,
        next: observableRef,
        previews: observableRef,
        figures: observableRef,
      },
      { autoBind: true },
    )
  }

  start(): () => void {
    void this.open()
    return () => this.leave()
  }

  async open(): Promise<void> {
    this.state = 'opening'
    await catchApiError(async () => this.begin(await this.deps.vocabulary.open()), this.fail)
  }

  private fail(): void {
    this.state = 'failed'
  }

  /** Sends what was answered; also keeps the log small. */
  leave(): void {
    this.deps.vocabulary.log.rest()
  }

  get canUndo(): boolean {
    return this.face !== 'front' || this.hasAnswered
  }

  /** Opens the card; a first-sight card is opened by its answer. */
  reveal(): void {
    if (this.card && !this.card.isNew && this.face === 'front') this.face = 'back'
  }

  /** 不认识 1, 模糊 2, 认识 3, 太简单 4. */
  grade(grade: Grade): void {
    if (!this.card || this.pending !== undefined || this.face === 'proof') return
    if (this.face === 'back') return this.commit(grade, false)
    if (!this.card.isNew) return this.reveal()
    if (grade < grades.good) return this.learn(grade)
    if (this.card.choices.length < WRONG_CHOICES) return this.commit(grade, false)
    this.pending = grade
    this.face = 'proof'
  }

  /** The answer of the quick choice: the right one proves the 认识, a wrong one makes it a 不认识. */
  choose(word: string): void {
    if (this.face !== 'proof' || !this.card || this.pending === undefined) return
    if (word === this.card.word) return this.commit(this.pending, true)
    this.mistaken = word
    this.learn(grades.again)
  }

  /** Gives the quick choice up. */
  admit(): void {
    if (this.face === 'proof') this.learn(grades.hard)
  }

  /** From the meaning of a first-sight card to the next one. */
  goOn(): void {
    if (this.face === 'back' && this.pending !== undefined) this.commit(this.pending, false)
  }

  /** One step back: closes an open card, else takes the last answer back and shows its card again. */
  undo(): void {
    if (this.face !== 'front') return this.close()
    const event = this.deps.vocabulary.log.undo()
    if (!event) return
    this.run = Math.max(0, this.run - 1)
    this.leech = undefined
    this.state = 'running'
    this.show(this.cardOf(event.word))
    this.deps.later(this.prepare)
  }

  /** Sets the leech aside until it is taken up again. */
  suspendLeech(): void {
    const { leech, card } = this
    if (leech === undefined) return
    this.deps.vocabulary.log.append({ kind: 'suspend', word: leech })
    this.leech = undefined
    if (card?.word === leech) this.advance()
    else this.deps.later(this.prepare)
  }

  keepLeech(): void {
    this.leech = undefined
  }

  private begin(plan: WordPlan | null): void {
    if (!plan) {
      this.state = 'unplanned'
      return
    }
    this.plan = plan
    const { vocabulary } = this.deps
    const items = vocabulary.queue(plan).items
    const kept = this.keeper.read(vocabulary.now())
    const first = items.find(({ word }) => word === kept) ?? items[0]
    this.show(first && this.cardOf(first.word))
    this.prepare()
  }

  private learn(grade: Grade): void {
    this.pending = grade
    this.face = 'back'
  }

  private close(): void {
    this.face = 'front'
    this.pending = undefined
    this.mistaken = undefined
  }

  private commit(grade: Grade, proved: boolean): void {
    const { card, plan } = this
    if (!card || !plan) return
    const { log } = this.deps.vocabulary
    const at = this.deps.vocabulary.now()
    const answer = { word: card.word, at, grade, source: 'card', proved } as const
    const { due } = scheduleAnswer(log.stateOf(card.word), answer, this.context(plan))
    const took = Math.min(LONGEST_LOOK_MS, Math.max(0, at - this.shownAt))
    log.append({ kind: 'review', word: card.word, grade, source: 'card', proved, took, due })
    this.leech = this.needsHelp(card.word, grade, at) ? card.word : undefined
    this.run = grade >= grades.good ? this.run + 1 : 0
    this.answered += 1
    this.hasAnswered = true
    this.advance()
    if (this.answered % SEND_EVERY === 0) this.deps.later(() => void log.sync())
  }

  private needsHelp(word: string, grade: Grade, at: number): boolean {
    if (grade !== grades.again) return false
    const { log } = this.deps.vocabulary
    const state = log.stateOf(word)
    this.failsToday = failsOn(log.historyOf(word), studyDay(at))
    return (state && becameLeech(state)) === true || gotStuck(this.failsToday)
  }

  private advance(): void {
    const isKnownAhead = this.next !== undefined
    this.show(this.next)
    this.next = undefined
    if (isKnownAhead) this.deps.later(this.prepare)
    else this.prepare()
  }

  private show(card: SessionCard | undefined): void {
    this.close()
    this.turn += 1
    this.card = card
    this.shownAt = this.deps.vocabulary.now()
    // At once: killed before `prepare`, the session would go on with the card that was just answered.
    this.keeper.keep(card?.word, this.shownAt)
    this.previews =
      card && this.plan
        ? previews(
            this.deps.vocabulary.log.stateOf(card.word),
            card.word,
            this.shownAt,
            this.context(this.plan),
          )
        : []
    // Tests first: a new word begins with the quick choice.
    if (this.plan?.studyModel === 'test' && card?.choices.length === WRONG_CHOICES) {
      this.pending = grades.good
      this.face = 'proof'
    }
  }

  /** Deferred work of a tap: the queue, the card beneath, the figures, prefetches. */
  private prepare(): void {
    const { plan, deps } = this
    if (!plan) return
    const { vocabulary } = deps
    const now = vocabulary.now()
    const queue = vocabulary.queue(plan)
    if (!this.card && queue.items[0]) this.show(this.cardOf(queue.items[0].word))
    this.state = this.card ? 'running' : 'done'
    this.next = this.cardAfter(queue.items)
    this.figures = todayFigures(vocabulary.log.states, queue, now)
    this.hasAnswered = vocabulary.log.undoable !== undefined
    if (this.card && this.told !== this.turn) deps.onShow(this.card.word)
    this.told = this.turn
    if (this.next) deps.onNext(this.next.word)
    void vocabulary.details.fetch(queue.items.slice(0, AHEAD).map(({ word }) => word))
  }

  private cardAfter(items: readonly QueueItem[]): SessionCard | undefined {
    const item = items.find(({ word }) => word !== this.card?.word)
    if (item?.word === this.next?.word) return this.next
    return item && this.cardOf(item.word)
  }

  private cardOf(word: string): SessionCard {
    const { book, log, uid } = this.deps.vocabulary
    const isNew = !log.states.has(word)
    const row = book.find(word)
    return { word, isNew, choices: isNew && row ? distractors(row, book.rows, WRONG_CHOICES, uid) : [] }
  }

  private context(plan: WordPlan): ScheduleContext {
    const { log } = this.deps.vocabulary
    const { retention, examDate } = plan
    return { model: log.model, retention, examDay: studyDayOfDate(examDate), loadOn: log.loadOn }
  }
}

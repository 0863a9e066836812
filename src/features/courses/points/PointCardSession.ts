import { makeAutoObservable, observableRef } from 'mobx'
import { catchApiError } from '@/api'
import { grades, type Grade } from '@/domain/memory/eventTypes'
import { previews, scheduleAnswer, type Preview, type ScheduleContext } from '@/domain/memory/schedule'
import { studyDayOfDate } from '@/domain/memory/studyDay'
import type { DeckCard, OpenDeck, PointCards } from './PointCards'

/** How surely a card shall be remembered when it comes back. */
const RETENTION = 0.9
const LONGEST_LOOK_MS = 60_000

/** Remaining work of today. */
interface Left {
  readonly due: number
  readonly fresh: number
}

interface ReciteSessionDeps {
  readonly recite: PointCards
  /** The key of the subject. */
  readonly subject: string
}

/** Reciting a subject: a question, its answer on request, a grade; due cards come first. */
export class PointCardSession {
  state: 'opening' | 'failed' | 'running' | 'done' = 'opening'
  card: DeckCard | undefined = undefined
  isOpen = false
  previews: readonly Preview[] = []
  left: Left = { due: 0, fresh: 0 }
  /** Cards that were answered in this session. */
  answered = 0
  name = ''
  private deck: OpenDeck | undefined = undefined
  private shownAt = 0

  constructor(private readonly deps: ReciteSessionDeps) {
    makeAutoObservable<this, 'deps' | 'deck' | 'shownAt'>(
      this,
      {
        deps: false,
        deck: false,
        shownAt: false,
        card: observableRef,
        previews: observableRef,
        left: observableRef,
      },
      { autoBind: true },
    )
  }

  start(): () => void {
    void this.open()
    return this.leave
  }

  async open(): Promise<void> {
    this.state = 'opening'
    const { recite, subject } = this.deps
    await catchApiError(async () => this.begin(await recite.open(subject)), this.fail)
  }

  /** Sends what was answered; also keeps the log small. */
  leave(): void {
    this.deps.recite.log.rest()
  }

  reveal(): void {
    this.isOpen = true
  }

  /** Ignored until the card is flipped. */
  grade(grade: Grade): void {
    const { card, deck, deps } = this
    if (!card || !deck || !this.isOpen) return
    const { log } = deps.recite
    const at = deps.recite.now()
    const answer = { word: card.cardId, at, grade, source: 'card', proved: true } as const
    const { due } = scheduleAnswer(log.stateOf(card.cardId), answer, this.context(deck))
    const took = Math.min(LONGEST_LOOK_MS, Math.max(0, at - this.shownAt))
    log.append({ kind: 'review', word: card.cardId, grade, source: 'card', proved: true, took, due })
    this.answered += 1
    this.advance()
  }

  get canUndo(): boolean {
    return this.answered > 0
  }

  /** Takes the last answer of the session back and shows its card again. */
  undo(): void {
    const event = this.canUndo ? this.deps.recite.log.undo() : undefined
    if (!event) return
    this.answered -= 1
    this.advance(event.word)
  }

  private begin(deck: OpenDeck): void {
    this.deck = deck
    this.name = deck.name
    this.advance()
  }

  private fail(): void {
    this.state = 'failed'
  }

  /** Shows the next card, or this one. */
  private advance(wanted?: string): void {
    const { deck } = this
    if (!deck) return
    const { recite } = this.deps
    const { items, due, fresh, learning } = recite.queue(deck)
    this.left = { due: due + learning, fresh }
    this.card = deck.cards.get(wanted ?? items[0]?.word ?? '')
    this.isOpen = false
    this.state = this.card ? 'running' : 'done'
    this.shownAt = recite.now()
    this.previews = this.card
      ? previews(recite.log.stateOf(this.card.cardId), this.card.cardId, this.shownAt, this.context(deck))
      : []
  }

  private context({ examDate }: OpenDeck): ScheduleContext {
    const { log } = this.deps.recite
    return { model: log.model, retention: RETENTION, examDay: studyDayOfDate(examDate), loadOn: log.loadOn }
  }
}

/** The keys that grade, as for words. */
export const gradeKeys = { '1': grades.good, '2': grades.hard, '3': grades.again } as const

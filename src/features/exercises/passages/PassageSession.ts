import { makeAutoObservable, observableRef } from 'mobx'
import { catchApiError } from '@/api'
import { piecesOf, type HideLevel, type Piece } from '@/domain/recitation/blanks'
import { nextDueText } from '@/domain/memory/nextDueText'
import type { Grade } from '@/domain/memory/eventTypes'
import type { Preview } from '@/domain/memory/schedule'
import type { ScheduledPassage, PassageBook, PassageScope } from './PassageBook'
import { type PassageRequest, scopeOf } from './passageScopes'

const LONGEST_LOOK_MS = 60_000

interface ReciteRunDeps {
  readonly book: PassageBook
  readonly wish: PassageRequest
  /** A passage to begin with. */
  readonly first?: string | undefined
}

/** Reciting: a passage with blanks to uncover one by one or all at once, and a grade; due passages come first. */
export class PassageSession {
  state: 'opening' | 'failed' | 'unplanned' | 'running' | 'done' = 'opening'
  passage: ScheduledPassage | undefined = undefined
  level: HideLevel = 'none'
  /** Uncovered blanks, by their place. */
  seen: ReadonlySet<number> = new Set()
  /** Whether the learner has tried: a grade counts only then. */
  isOpen = false
  previews: readonly Preview[] = []
  /** Passages that are left now. */
  left = 0
  /** The grades of this run, in their order. */
  given: readonly Grade[] = []
  /** Result of the previous passage. */
  before = ''
  private scope: PassageScope | undefined = undefined
  private shownAt = 0

  constructor(private readonly deps: ReciteRunDeps) {
    makeAutoObservable<this, 'deps' | 'scope' | 'shownAt'>(
      this,
      {
        deps: false,
        scope: false,
        shownAt: false,
        passage: observableRef,
        seen: observableRef,
        previews: observableRef,
        given: observableRef,
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
    const { book, wish } = this.deps
    await catchApiError(async () => this.begin(await scopeOf(book, wish)), this.fail)
  }

  /** Sends what was graded; also keeps the log small. */
  leave(): void {
    this.deps.book.log.rest()
  }

  get pieces(): readonly Piece[] {
    return this.passage ? piecesOf(this.passage.text, this.level) : []
  }

  isShown(place: number): boolean {
    return this.isOpen || this.seen.has(place) || this.pieces[place]?.isHidden === false
  }

  /** Hides the passage in another way, everything anew. */
  hide(level: HideLevel): void {
    this.level = level
    this.seen = new Set()
    this.isOpen = false
  }

  /** Looks at one blank. */
  look(place: number): void {
    this.seen = new Set([...this.seen, place])
  }

  /** Shows all of it, to be graded. */
  reveal(): void {
    if (this.level !== 'none') this.isOpen = true
  }

  /** Saves the grade and advances. */
  grade(grade: Grade): void {
    const { passage, isOpen, deps } = this
    const preview = this.previews[grade - 1]
    if (!passage || !preview || !isOpen) return
    const { log } = deps.book
    const took = Math.min(LONGEST_LOOK_MS, Math.max(0, deps.book.now() - this.shownAt))
    const { passageId: word, title } = passage
    log.append({ kind: 'review', word, grade, source: 'card', proved: true, took, due: preview.due })
    this.given = [...this.given, grade]
    this.before = `「${title}」${nextDueText(preview)}后再来`
    this.advance()
  }

  get canUndo(): boolean {
    return this.given.length > 0
  }

  /** Takes the last grade of this run back, and shows its passage again. */
  undo(): void {
    const event = this.canUndo ? this.deps.book.log.undo() : undefined
    if (!event) return
    this.given = this.given.slice(0, -1)
    this.before = ''
    this.advance(event.word)
  }

  private begin(scope: PassageScope | undefined): void {
    this.scope = scope
    if (scope) this.advance(this.deps.first)
    else this.state = 'unplanned'
  }

  private fail(): void {
    this.state = 'failed'
  }

  /** Shows the next passage, or the wanted one; a new passage is read first. */
  private advance(wanted?: string): void {
    const { scope } = this
    if (!scope) return
    const { book } = this.deps
    const { items } = book.queue(scope)
    const next = wanted ?? items[0]?.word
    this.left = items.length
    this.passage = scope.passages.find(({ passageId }) => passageId === next)
    this.state = this.passage ? 'running' : 'done'
    this.shownAt = book.now()
    if (!this.passage) return
    this.hide(book.log.stateOf(this.passage.passageId) ? 'keys' : 'none')
    this.previews = book.previews(this.passage.passageId, scope)
  }
}

import { catchApiError } from '@/api'
import { books } from '@/contracts/word/books'
import { wordParameters } from '@/contracts/word/reviews'
import type { WordPlan } from '@/contracts/word/plans'
import { orderWords } from '@/domain/vocabulary/orderWords'
import { sessionQueue, type Queue } from '@/domain/memory/sessionQueue'
import { wordsWithin } from '@/domain/vocabulary/wordsWithin'
import type { KeyValueStore } from '@/platform/storage'
import { learnersLog, type LearnersLogDeps } from '@/stores/memory/learnersLog'
import type { PersistedValue } from '@/stores/device/PersistedValue'
import { storedWeights } from '../models/storedWeights'
import { WordBookCache } from './WordBookCache'
import { WordDetailCache } from './WordDetailCache'
import { PlanStore } from './PlanStore'
import { wordLink } from './wordLink'
import type { ReviewLog } from '@/stores/memory/ReviewLog'

/** Until a plan names one. */
const FIRST_BOOK_KEY = 'words:first-book'

/** Everything of one learner's words that outlives a page: book, details, plan and log. */
export class Vocabulary {
  readonly uid: string
  readonly storage: KeyValueStore
  readonly book: WordBookCache
  readonly details: WordDetailCache
  readonly plan: PlanStore
  readonly log: ReviewLog
  private readonly weights: PersistedValue<number[]>
  private ordered:
    | { readonly rows: unknown; readonly order: string; readonly ids: readonly string[] }
    | undefined = undefined

  constructor(private readonly deps: LearnersLogDeps) {
    const { call, storage, session } = deps
    this.uid = session.uid
    this.storage = storage
    this.book = new WordBookCache({ call, storage })
    this.details = new WordDetailCache({ call, storage })
    this.plan = new PlanStore({ call, storage, uid: this.uid })
    this.weights = storedWeights(storage, this.uid)
    this.log = learnersLog(deps, {
      room: 'words',
      link: wordLink(call, this.uid),
      weights: this.weights.read(),
    })
  }

  now(): number {
    return this.deps.now()
  }

  /** Plan, book and log, as far as the device or the network has them; null without a plan. */
  async open(): Promise<WordPlan | null> {
    this.log.open()
    this.details.open()
    const plan = this.plan.plan ?? (await this.plan.load())
    if (!plan) return null
    await Promise.all([this.log.ready(), this.book.open(plan.bookId)])
    void this.refresh()
    return plan
  }

  /** Book and log, for pages that need no plan. */
  async openBook(): Promise<void> {
    this.log.open()
    this.details.open()
    const bookId = await this.bookId()
    await Promise.all([this.log.ready(), this.book.open(bookId)])
  }

  /** The book of the plan, or the first one there is. */
  async bookId(): Promise<string> {
    return this.plan.plan?.bookId ?? this.storage.get(FIRST_BOOK_KEY) ?? (await this.firstBook())
  }

  /** What is to be done now, as a pure function of log, plan and time. */
  queue(plan: WordPlan): Queue {
    return sessionQueue({
      states: this.log.states,
      words: this.ids(plan),
      plan,
      model: this.log.model,
      now: this.deps.now(),
      seed: this.uid,
    })
  }

  /** Brings log and plan up to date behind what is on screen. */
  async refresh(): Promise<void> {
    await this.log.sync()
    await catchApiError(this.plan.load, () => undefined)
    await this.loadWeights()
  }

  private ids(plan: WordPlan): readonly string[] {
    const { rows } = this.book
    if (this.ordered?.rows !== rows || this.ordered.order !== plan.order)
      this.ordered = { rows, order: plan.order, ids: orderWords(rows, plan.order, this.uid) }
    const { ids } = this.ordered
    if (plan.wordLimit === null) return ids
    const planned = wordsWithin(rows, this.log.states, plan.wordLimit)
    return ids.filter((id) => planned.has(id))
  }

  private async firstBook(): Promise<string> {
    const [first] = await this.deps.call(books, {}, { quiet: true })
    if (!first) return ''
    this.storage.set(FIRST_BOOK_KEY, first.bookId)
    return first.bookId
  }

  /** New weights count from the next opening on: intervals on the buttons must not jump in a session. */
  private async loadWeights(): Promise<void> {
    const { call } = this.deps
    const ask = () => call(wordParameters, { params: { uid: this.uid } }, { quiet: true })
    const found = await catchApiError(ask, () => undefined)
    if (found) this.weights.write(found.weights)
  }
}

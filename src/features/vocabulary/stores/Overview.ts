import { makeAutoObservable, runInAction } from 'mobx'
import { ApiError } from '@/api'
import type { WordPlan } from '@/contracts/word/plans'
import { streakOf } from '@/domain/vocabulary/dayRecords'
import { studyDay } from '@/domain/vocabulary/studyDay'
import { plannedCount } from '@/domain/vocabulary/wordsWithin'
import { isKnown } from '@/domain/vocabulary/wordState'
import { todayFigures, type TodayFigures } from '../models/todayFigures'
import type { Vocabulary } from './Vocabulary'

/** What the home of the vocabulary shows, out of the device's log; the backend's part follows behind it. */
export class Overview {
  state: 'opening' | 'failed' | 'unplanned' | 'ready' = 'opening'
  private plan: WordPlan | null = null

  constructor(private readonly vocabulary: Vocabulary) {
    makeAutoObservable<this, 'vocabulary'>(this, { vocabulary: false }, { autoBind: true })
  }

  start(): void {
    void this.open()
  }

  async open(): Promise<void> {
    try {
      const plan = await this.vocabulary.open()
      runInAction(() => {
        this.plan = plan
        this.state = plan ? 'ready' : 'unplanned'
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      runInAction(() => {
        if (this.state !== 'ready') this.state = 'failed'
      })
    }
  }

  get today(): TodayFigures | undefined {
    const { vocabulary } = this
    // Read so that the figures follow the log and the book.
    if (!this.plan || vocabulary.log.version < 0) return undefined
    const now = vocabulary.now()
    const plan = vocabulary.plan.plan ?? this.plan
    return todayFigures(vocabulary.log.states, vocabulary.queue(plan), now)
  }

  /** Of the plan's words: how many were seen, how many are expected to last three weeks. */
  get progress(): { readonly total: number; readonly seen: number; readonly known: number } {
    const { book, log, plan } = this.vocabulary
    const states = [...log.states.values()]
    const total = plannedCount(book.rows.length, states.length, plan.plan?.wordLimit ?? null)
    return { total, seen: states.length, known: states.filter(isKnown).length }
  }

  /** Study days in a row, today included once something was answered. */
  get streak(): number {
    const days = new Set<number>()
    for (const history of this.vocabulary.log.histories()) {
      for (const { kind, at } of history) if (kind === 'review') days.add(studyDay(at))
    }
    return streakOf(days, studyDay(this.vocabulary.now()))
  }
}

import { makeAutoObservable } from 'mobx'
import type { WordPlan } from '@/contracts/word/plans'
import { streakOf } from '@/domain/memory/streak'
import { studyDay } from '@/domain/memory/studyDay'
import { plannedCount } from '@/domain/vocabulary/wordsWithin'
import { Resource } from '@/stores/page/Resource'
import { isKnown } from '@/domain/memory/memoryState'
import { todayFigures, type TodayFigures } from '../models/todayFigures'
import type { Vocabulary } from './Vocabulary'

/** What the home of the vocabulary shows, out of the device's log; the backend's part follows behind it. */
export class Overview {
  private readonly opened: Resource<WordPlan | null>

  constructor(private readonly vocabulary: Vocabulary) {
    this.opened = new Resource(() => vocabulary.open())
    makeAutoObservable<this, 'vocabulary' | 'opened'>(
      this,
      { vocabulary: false, opened: false },
      { autoBind: true },
    )
  }

  start(): void {
    void this.open()
  }

  open(): Promise<void> {
    return this.opened.load()
  }

  get state(): 'opening' | 'failed' | 'unplanned' | 'ready' {
    const { phase } = this.opened
    if (phase.kind === 'ready') return phase.value ? 'ready' : 'unplanned'
    return phase.kind === 'failed' ? 'failed' : 'opening'
  }

  get today(): TodayFigures | undefined {
    const { vocabulary } = this
    // Read so that the figures follow the log and the book.
    const opened = this.opened.value
    if (!opened || vocabulary.log.version < 0) return undefined
    const now = vocabulary.now()
    const plan = vocabulary.plan.plan ?? opened
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

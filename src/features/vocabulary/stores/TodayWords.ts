import { makeAutoObservable, runInAction } from 'mobx'
import { ApiError } from '@/api'
import type { Vocabulary } from './Vocabulary'

/** The new words of today, to look at before they are asked; looking schedules nothing. */
export class TodayWords {
  state: 'opening' | 'failed' | 'unplanned' | 'ready' = 'opening'
  words: readonly string[] = []

  constructor(private readonly vocabulary: Vocabulary) {
    makeAutoObservable<this, 'vocabulary'>(this, { vocabulary: false }, { autoBind: true })
  }

  start(): void {
    void this.open()
  }

  async open(): Promise<void> {
    this.state = 'opening'
    try {
      const plan = await this.vocabulary.open()
      const items = plan ? this.vocabulary.queue(plan).items : []
      runInAction(() => {
        this.words = items.filter(({ reason }) => reason === 'new').map(({ word }) => word)
        this.state = plan ? 'ready' : 'unplanned'
      })
      void this.vocabulary.details.fetch(this.words)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      runInAction(() => {
        this.state = 'failed'
      })
    }
  }
}

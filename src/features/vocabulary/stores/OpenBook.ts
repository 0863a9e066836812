import { makeAutoObservable, runInAction } from 'mobx'
import { ApiError } from '@/api'
import type { Vocabulary } from './Vocabulary'

/** Opens book and log for a page that reads them. */
export class OpenBook {
  state: 'opening' | 'failed' | 'ready' = 'opening'

  constructor(readonly vocabulary: Vocabulary) {
    makeAutoObservable(this, { vocabulary: false }, { autoBind: true })
  }

  start(): void {
    void this.open()
  }

  async open(): Promise<void> {
    this.state = 'opening'
    try {
      await this.vocabulary.openBook()
      runInAction(() => {
        this.state = 'ready'
      })
      // The answers of other devices follow.
      void this.vocabulary.log.sync()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      runInAction(() => {
        this.state = 'failed'
      })
    }
  }
}

import { makeAutoObservable, runInAction } from 'mobx'
import { catchApiError, type ApiError } from '@/api'

/** Work that runs once at a time, with an observable running state: a save, a payment, the next page. */
export class Task {
  isRunning = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Runs the work, or returns undefined while it already runs; `instead` maps an ApiError to a result. */
  async run<T, F>(work: () => Promise<T>, instead: (error: ApiError) => F): Promise<T | F | undefined> {
    if (this.isRunning) return undefined
    this.isRunning = true
    try {
      return await catchApiError(work, instead)
    } finally {
      runInAction(() => {
        this.isRunning = false
      })
    }
  }

  /** The same for work of which only the end matters: whether it was done. */
  async succeeds(work: () => Promise<unknown>): Promise<boolean> {
    const done = await this.run(
      () => work().then(() => true),
      () => false,
    )
    return done === true
  }
}

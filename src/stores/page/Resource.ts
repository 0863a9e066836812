import { makeAutoObservable, runInAction } from 'mobx'
import { ApiError } from '@/api'

export type Phase<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly msg: string; readonly code: string; readonly about: string }

/** Something that is fetched: one status instead of three flags. A newer load wins over an older answer. */
export class Resource<T> {
  phase: Phase<T> = { kind: 'idle' }
  private turn = 0

  constructor(private readonly fetch: () => Promise<T>) {
    makeAutoObservable<this, 'fetch' | 'turn'>(this, { fetch: false, turn: false }, { autoBind: true })
  }

  get value(): T | undefined {
    return this.phase.kind === 'ready' ? this.phase.value : undefined
  }

  /** Fetches again. The old value stays on screen until the answer, also after a failure. */
  async load(): Promise<void> {
    const turn = ++this.turn
    if (this.phase.kind !== 'ready') this.phase = { kind: 'loading' }
    try {
      const value = await this.fetch()
      if (turn === this.turn) this.set(value)
    } catch (error) {
      if (turn !== this.turn) return
      if (!(error instanceof ApiError)) throw error
      runInAction(() => {
        const { msg, code, about } = error
        if (this.phase.kind !== 'ready') this.phase = { kind: 'failed', msg, code, about }
      })
    }
  }

  /** Puts a value that is already known. */
  set(value: T): void {
    this.phase = { kind: 'ready', value }
  }
}

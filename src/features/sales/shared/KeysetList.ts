import { makeAutoObservable, observableRef } from 'mobx'
import type { LoadPhase } from '@/ui/feedback/Loadable'
import { Task } from '@/stores/page/Task'

interface KeysetPage<T, C> {
  readonly list: readonly T[]
  readonly next: C | null
}

/** A list with keyset paging. A changed filter restarts it and drops late answers of the former filter. */
export class KeysetList<T, C> {
  rows: readonly T[] = []
  next: C | null = null
  phase: LoadPhase<true> = { kind: 'idle' }
  readonly more = new Task()
  private turn = 0

  constructor(private readonly fetch: (after: C | undefined) => Promise<KeysetPage<T, C>>) {
    makeAutoObservable<this, 'fetch' | 'turn'>(
      this,
      { fetch: false, turn: false, rows: observableRef, more: false },
      { autoBind: true },
    )
  }

  /** Reads the first page; the shown rows stay until it arrives. */
  async load(): Promise<void> {
    this.turn += 1
    const { turn } = this
    if (this.phase.kind !== 'ready') this.phase = { kind: 'loading' }
    const task = new Task()
    await task.run(
      async () => this.take(turn, await this.fetch(undefined), []),
      ({ msg }) => this.fail(turn, msg),
    )
  }

  async goOn(): Promise<void> {
    const { turn, next } = this
    if (next === null) return
    await this.more.run(
      async () => this.take(turn, await this.fetch(next), this.rows),
      () => undefined,
    )
  }

  private take(turn: number, { list, next }: KeysetPage<T, C>, before: readonly T[]): void {
    if (turn !== this.turn) return
    this.rows = [...before, ...list]
    this.next = next
    this.phase = { kind: 'ready', value: true }
  }

  private fail(turn: number, msg: string): void {
    if (turn === this.turn && this.rows.length === 0) this.phase = { kind: 'failed', msg }
  }
}

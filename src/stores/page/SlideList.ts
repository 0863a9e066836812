import { makeAutoObservable, observableRef } from 'mobx'
import { Task } from './Task'

/** A list that grows at its end, as `blocks/Pages` draws it. */
export interface GrowingList<T> {
  readonly rows: readonly T[]
  readonly error: string
  readonly hasBegun: boolean
  readonly isLoading: boolean
  readonly hasMore: boolean
  more(): Promise<void>
}

/** One page by cursor; `next` is absent at the end. */
interface Slide<T> {
  readonly list: readonly T[]
  readonly next?: string | undefined
}

interface SlideListOptions<T> {
  fetch(cursor: string | undefined): Promise<Slide<T>>
  idOf(row: T): string
}

/** A list that grows by cursor: new rows at its head neither repeat nor hide others. */
export class SlideList<T> implements GrowingList<T> {
  rows: readonly T[] = []
  error = ''
  hasBegun = false
  private cursor: string | undefined = undefined
  private readonly task = new Task()

  constructor(private readonly options: SlideListOptions<T>) {
    makeAutoObservable<this, 'options' | 'task'>(
      this,
      { options: false, task: false, rows: observableRef },
      { autoBind: true },
    )
  }

  /** Loads the first page, unless a cached page has rows already. */
  start(): void {
    if (!this.hasBegun) void this.more()
  }

  get isLoading(): boolean {
    return this.task.isRunning
  }

  get hasMore(): boolean {
    return this.hasBegun && this.cursor !== undefined
  }

  async more(): Promise<void> {
    if (this.hasBegun && this.cursor === undefined) return
    this.fail('')
    await this.task.run(
      async () => this.append(await this.options.fetch(this.cursor)),
      ({ msg }) => this.fail(msg),
    )
  }

  /** Shows a row at the head, as after the learner wrote it. */
  prepend(row: T): void {
    this.rows = [row, ...this.rows]
  }

  replace(row: T): void {
    const { idOf } = this.options
    const id = idOf(row)
    this.rows = this.rows.map((one) => (idOf(one) === id ? row : one))
  }

  remove(id: string): void {
    this.rows = this.rows.filter((row) => this.options.idOf(row) !== id)
  }

  /** Drops rows that a condition fits. */
  removeWhere(fits: (row: T) => boolean): void {
    this.rows = this.rows.filter((row) => !fits(row))
  }

  private append({ list, next }: Slide<T>): void {
    const known = new Set(this.rows.map(this.options.idOf))
    this.rows = [...this.rows, ...list.filter((row) => !known.has(this.options.idOf(row)))]
    this.cursor = next
    this.hasBegun = true
  }

  private fail(msg: string): void {
    this.error = msg
  }
}

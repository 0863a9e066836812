import { makeAutoObservable, observableRef } from 'mobx'
import { Task } from './Task'

/** One page of a list as calls answer it. */
export interface ListPage<T> {
  readonly list: readonly T[]
  readonly total: number
}

interface PagedListOptions<T> {
  /** Pages are counted from 1. */
  fetch(page: number): Promise<ListPage<T>>
  /** The key of a row, where rows have ids: a row that moved to the next page meanwhile is not shown twice. */
  idOf?(row: T): string | number
  /** Rows known before the first page is fetched. */
  readonly first?: ListPage<T>
}

/** A list with pagination; a failed page can be retried. */
export class PagedList<T> {
  rows: readonly T[]
  total: number
  error = ''
  /** Pages that were fetched. */
  page = 0
  private readonly task = new Task()

  constructor(private readonly options: PagedListOptions<T>) {
    this.rows = options.first?.list ?? []
    this.total = options.first?.total ?? 0
    makeAutoObservable<this, 'options' | 'task'>(
      this,
      { options: false, task: false, rows: observableRef },
      { autoBind: true },
    )
  }

  start(): void {
    if (this.options.first === undefined) void this.more()
  }

  /** Whether it is known what the list begins with. */
  get hasBegun(): boolean {
    return this.page > 0 || this.options.first !== undefined
  }

  get isLoading(): boolean {
    return this.task.isRunning
  }

  get hasMore(): boolean {
    return this.rows.length < this.total
  }

  async more(): Promise<void> {
    this.error = ''
    await this.task.run(
      async () => this.append(await this.options.fetch(this.page + 1)),
      ({ msg }) => this.fail(msg),
    )
  }

  private append({ list, total }: ListPage<T>): void {
    const { idOf } = this.options
    const known = new Set(idOf ? this.rows.map(idOf) : [])
    this.rows = [...this.rows, ...list.filter((row) => !idOf || !known.has(idOf(row)))]
    // A page that came back empty is the end, whatever was counted before.
    this.total = list.length === 0 ? this.rows.length : total
    this.page += 1
  }

  private fail(msg: string): void {
    this.error = msg
  }
}

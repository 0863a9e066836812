import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { type BookHit, searchBook } from '@/contracts/library/books'
import type { Stores } from '@/stores/Stores'

/** The search inside a book. */
export class BookSearch {
  text = ''
  hits: readonly BookHit[] | undefined = undefined
  error = ''
  isRunning = false
  /** Counts the searches: an answer to an earlier one is dropped. */
  private turn = 0

  constructor(
    private readonly deps: Pick<Stores, 'call'>,
    private readonly bookId: string,
  ) {
    makeAutoObservable<this, 'deps' | 'bookId' | 'turn'>(
      this,
      { deps: false, bookId: false, turn: false, hits: observableRef },
      { autoBind: true },
    )
  }

  write(text: string): void {
    this.text = text
    this.error = ''
  }

  /** Searches for what is typed; an answer is dropped once the text is another. */
  async run(): Promise<void> {
    const text = this.text.trim()
    if (text === '') {
      this.error = '请输入要找的词'
      return
    }
    const turn = ++this.turn
    this.isRunning = true
    const found = await catchApiError(
      () => this.deps.call(searchBook, { params: { bookId: this.bookId }, query: { text } }),
      ({ msg }) => msg,
    )
    runInAction(() => {
      if (turn !== this.turn) return
      this.isRunning = false
      if (text !== this.text.trim()) return
      if (typeof found === 'string') this.error = found
      else this.hits = found.hits
    })
  }
}

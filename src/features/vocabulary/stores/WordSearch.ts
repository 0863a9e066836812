import { makeAutoObservable, runInAction } from 'mobx'
import { ApiError, type CallApi } from '@/api'
import { wordSearch, type SearchHit } from '@/contracts/word/books'
import type { KeyValueStore } from '@/platform/storage'
import { searchBook } from '../models/searchBook'
import type { BookShelf } from './BookShelf'

const HISTORY_KEY = 'words:searched'
const MOST_HISTORY = 12
/** A pause in typing after which the search goes out, in milliseconds. */
const PAUSE_MS = 250

interface WordSearchDeps {
  readonly call: CallApi
  readonly storage: KeyValueStore
  readonly book: BookShelf
  setTimeout(run: () => void, ms: number): void
}

const parseHistory = (text: string | undefined): string[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter((word) => typeof word === 'string') : []
  } catch {
    return []
  }
}

/** Looks words up while they are typed: the book on the device answers at once, the backend adds what it alone knows. */
export class WordSearch {
  text = ''
  hits: readonly SearchHit[] = []
  history: readonly string[]
  state: 'idle' | 'searching' | 'found' | 'offline' = 'idle'

  constructor(private readonly deps: WordSearchDeps) {
    this.history = parseHistory(deps.storage.get(HISTORY_KEY))
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true })
  }

  type(text: string): void {
    this.text = text
    const wanted = text.trim()
    this.hits = wanted ? searchBook(this.deps.book.rows, wanted) : []
    this.state = wanted ? 'searching' : 'idle'
    if (wanted) this.deps.setTimeout(() => void this.ask(text), PAUSE_MS)
  }

  /** Keeps what led to a word, newest first. */
  remember(text: string): void {
    const wanted = text.trim()
    if (!wanted) return
    this.history = [wanted, ...this.history.filter((known) => known !== wanted)].slice(0, MOST_HISTORY)
    this.deps.storage.set(HISTORY_KEY, JSON.stringify(this.history))
  }

  forget(): void {
    this.history = []
    this.deps.storage.remove(HISTORY_KEY)
  }

  private async ask(text: string): Promise<void> {
    if (text !== this.text) return
    try {
      const hits = await this.deps.call(wordSearch, { query: { q: text.trim() } }, { quiet: true })
      runInAction(() => this.show(text, hits))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      runInAction(() => {
        if (text === this.text) this.state = 'offline'
      })
    }
  }

  private show(text: string, hits: readonly SearchHit[]): void {
    if (text !== this.text) return
    this.hits = hits
    this.state = 'found'
  }
}

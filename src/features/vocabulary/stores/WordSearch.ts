import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import { catchApiError, type CallApi } from '@/api'
import { wordSearch, type SearchHit } from '@/contracts/word/books'
import type { KeyValueStore } from '@/platform/storage'
import { plainSigns } from '@/lib/text/plainSigns'
import { searchBook } from '../models/searchBook'
import type { WordBookCache } from './WordBookCache'
import { PersistedValue } from '@/stores/device/PersistedValue'

const HISTORY_KEY = 'words:searched'
const MOST_HISTORY = 12
/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 250

interface WordSearchDeps {
  readonly call: CallApi
  readonly storage: KeyValueStore
  readonly book: WordBookCache
  setTimeout(run: () => void, ms: number): void
}

/** Looks words up while they are typed: the book on the device answers at once, the backend adds what it alone knows. */
export class WordSearch {
  text = ''
  hits: readonly SearchHit[] = []
  history: readonly string[]
  state: 'idle' | 'searching' | 'found' | 'offline' = 'idle'

  private readonly kept: PersistedValue<string[]>

  constructor(private readonly deps: WordSearchDeps) {
    this.kept = new PersistedValue(deps.storage, HISTORY_KEY, v.array(v.string()))
    this.history = this.kept.read() ?? []
    makeAutoObservable<this, 'deps' | 'kept'>(this, { deps: false, kept: false }, { autoBind: true })
  }

  type(text: string): void {
    this.text = text
    const wanted = plainSigns(text).trim()
    this.hits = wanted ? searchBook(this.deps.book.rows, wanted) : []
    this.state = wanted ? 'searching' : 'idle'
    if (wanted) this.deps.setTimeout(() => void this.ask(text), PAUSE_MS)
  }

  /** Keeps what led to a word, newest first. */
  remember(text: string): void {
    const wanted = plainSigns(text).trim()
    if (!wanted) return
    this.history = [wanted, ...this.history.filter((known) => known !== wanted)].slice(0, MOST_HISTORY)
    this.kept.write([...this.history])
  }

  forget(): void {
    this.history = []
    this.kept.drop()
  }

  private async ask(text: string): Promise<void> {
    if (text !== this.text) return
    const ask = () => this.deps.call(wordSearch, { query: { q: plainSigns(text).trim() } }, { quiet: true })
    const hits = await catchApiError(ask, () => undefined)
    if (hits) this.show(text, hits)
    else this.fail(text)
  }

  private fail(text: string): void {
    if (text === this.text) this.state = 'offline'
  }

  private show(text: string, hits: readonly SearchHit[]): void {
    if (text !== this.text) return
    this.hits = hits
    this.state = 'found'
  }
}

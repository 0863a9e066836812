import { makeAutoObservable, observable } from 'mobx'
import * as v from 'valibot'
import { catchApiError, type CallApi } from '@/api'
import { wordDetails } from '@/contracts/word/books'
import { wordDetailSchema, type WordDetail } from '@/contracts/word/wordFields'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

const KEY = 'cache:words:details'
/** The newest so many stay on the device: about 150 KB, a few days of study. */
const MOST_KEPT = 300
/** The backend takes so many ids at once. */
const PART = 50

/** Words in full: fetched ahead of the cards, kept on the device for an hour without a network. */
export class WordDetailCache {
  private readonly details = observable.map<string, WordDetail>({}, { deep: false })
  private isOpen = false
  private asked = new Set<string>()
  private readonly kept: PersistedValue<WordDetail[]>

  constructor(private readonly deps: { readonly call: CallApi; readonly storage: KeyValueStore }) {
    this.kept = new PersistedValue(deps.storage, KEY, v.array(wordDetailSchema))
    makeAutoObservable<this, 'deps' | 'details' | 'isOpen' | 'asked' | 'kept'>(
      this,
      { deps: false, details: false, isOpen: false, asked: false, kept: false },
      { autoBind: true },
    )
  }

  find(id: string): WordDetail | undefined {
    return this.details.get(id)
  }

  /** Puts what the device kept in place. */
  open(): void {
    if (this.isOpen) return
    this.isOpen = true
    for (const detail of this.kept.read() ?? []) this.details.set(detail.id, detail)
  }

  /** Fetches those that are missing, fifty at a time, and keeps them. A cut network leaves them for the next time. */
  async fetch(ids: readonly string[]): Promise<void> {
    this.open()
    const missing = [...new Set(ids)].filter((id) => !this.details.has(id) && !this.asked.has(id))
    for (let at = 0; at < missing.length; at += PART) await this.fetchPart(missing.slice(at, at + PART))
  }

  private async fetchPart(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.asked.add(id)
    const ask = () => this.deps.call(wordDetails, { query: { ids: ids.join(',') } }, { quiet: true })
    const found = await catchApiError(ask, () => undefined)
    if (found) this.take(found)
    else for (const id of ids) this.asked.delete(id)
  }

  private take(found: readonly WordDetail[]): void {
    for (const detail of found) this.details.set(detail.id, detail)
    this.keep()
  }

  private keep(): void {
    this.kept.write([...this.details.values()].slice(-MOST_KEPT))
  }
}

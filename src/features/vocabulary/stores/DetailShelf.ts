import { makeAutoObservable, observable, runInAction } from 'mobx'
import * as v from 'valibot'
import { ApiError, type CallApi } from '@/api'
import { wordDetails } from '@/contracts/word/books'
import { wordDetailSchema, type WordDetail } from '@/contracts/word/wordFields'
import type { KeyValueStore } from '@/platform/storage'

const KEY = 'words:details'
/** The newest so many stay on the device: about 150 KB, a few days of study. */
const MOST_KEPT = 300
/** The backend takes so many ids at once. */
const PART = 50

const parse = (text: string | undefined): WordDetail[] => {
  try {
    const parsed = v.safeParse(v.array(wordDetailSchema), JSON.parse(text ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

/** Words in full: fetched ahead of the cards, kept on the device for an hour without a network. */
export class DetailShelf {
  private readonly details = observable.map<string, WordDetail>({}, { deep: false })
  private isOpen = false
  private asked = new Set<string>()

  constructor(private readonly deps: { readonly call: CallApi; readonly storage: KeyValueStore }) {
    makeAutoObservable<this, 'deps' | 'details' | 'isOpen' | 'asked'>(
      this,
      { deps: false, details: false, isOpen: false, asked: false },
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
    for (const detail of parse(this.deps.storage.get(KEY))) this.details.set(detail.id, detail)
  }

  /** Fetches those that are missing, fifty at a time, and keeps them. A cut network leaves them for the next time. */
  async fetch(ids: readonly string[]): Promise<void> {
    this.open()
    const missing = [...new Set(ids)].filter((id) => !this.details.has(id) && !this.asked.has(id))
    for (let at = 0; at < missing.length; at += PART) await this.fetchPart(missing.slice(at, at + PART))
  }

  private async fetchPart(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.asked.add(id)
    try {
      const found = await this.deps.call(wordDetails, { query: { ids: ids.join(',') } }, { quiet: true })
      runInAction(() => {
        for (const detail of found) this.details.set(detail.id, detail)
      })
      this.keep()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      for (const id of ids) this.asked.delete(id)
    }
  }

  private keep(): void {
    this.deps.storage.set(KEY, JSON.stringify([...this.details.values()].slice(-MOST_KEPT)))
  }
}

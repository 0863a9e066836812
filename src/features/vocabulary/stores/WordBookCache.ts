import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import type { CallApi } from '@/api'
import { bookWords, type BookWords } from '@/contracts/word/books'
import type { WordRow } from '@/contracts/word/wordFields'
import type { KeyValueStore } from '@/platform/storage'
import { packRows, unpackRows } from '../models/packRows'
import { PersistedValue } from '@/stores/device/PersistedValue'

const HEAD = 'cache:words:book'
/** Rows a key: about 80 KB, where WeChat takes 1 MB. */
const PART = 1000
const FETCH_SIZE = 2000

const headSchema = v.object({ bookId: v.string(), version: v.number(), parts: v.number() })

const partKey = (part: number): string => `${HEAD}:${part}`

/**
 * The whole book in compact rows, kept on the device so that lists, tests and search work without a network. Only what
 * changed since the kept version is fetched.
 */
export class WordBookCache {
  /** In the order of the book. */
  rows: readonly WordRow[] = []
  version = 0
  private bookId = ''
  private readonly head: PersistedValue<v.InferOutput<typeof headSchema>>
  private byId: ReadonlyMap<string, WordRow> = new Map()

  constructor(private readonly deps: { readonly call: CallApi; readonly storage: KeyValueStore }) {
    this.head = new PersistedValue(deps.storage, HEAD, headSchema)
    makeAutoObservable<this, 'deps' | 'bookId' | 'byId' | 'head'>(
      this,
      { deps: false, head: false, bookId: false, byId: false, rows: observableRef },
      { autoBind: true },
    )
  }

  find(id: string): WordRow | undefined {
    return this.byId.get(id)
  }

  /** Puts the kept book in place and brings it up to date; resolves with the kept one when there is no network. */
  async open(bookId: string): Promise<void> {
    if (this.bookId !== bookId) this.readKept(bookId)
    if (this.rows.length === 0) return this.update(bookId)
    // What is on the device is good enough to begin with.
    await this.update(bookId).catch(() => undefined)
  }

  private readKept(bookId: string): void {
    const { storage } = this.deps
    const head = this.head.read()
    this.bookId = bookId
    if (head?.bookId !== bookId) return this.put([], 0)
    const parts = Array.from({ length: head.parts }, (_unused, part) =>
      unpackRows(storage.get(partKey(part))),
    )
    const rows = parts.flatMap((part) => part ?? [])
    this.put(rows, parts.includes(undefined) ? 0 : head.version)
  }

  private async update(bookId: string): Promise<void> {
    const changed: WordRow[] = []
    const removed = new Set<string>()
    let version = this.version
    for (let after: number | null = 0; after !== null;) {
      const part: BookWords = await this.fetchPart(bookId, after)
      changed.push(...part.words)
      for (const id of part.removed) removed.add(id)
      version = part.version
      after = part.next
    }
    if (changed.length === 0 && removed.size === 0) return
    const isWhole = this.version === 0
    runInAction(() => this.put(isWhole ? changed : merged(this.rows, changed, removed), version))
    this.keep()
  }

  private fetchPart(bookId: string, after: number): Promise<BookWords> {
    const query = { since: this.version, after, size: FETCH_SIZE }
    return this.deps.call(bookWords, { params: { bookId }, query }, { quiet: true })
  }

  private put(rows: readonly WordRow[], version: number): void {
    this.byId = new Map(rows.map((row) => [row.id, row]))
    this.rows = rows
    this.version = version
  }

  private keep(): void {
    const { storage } = this.deps
    const parts = Math.ceil(this.rows.length / PART)
    const isKept = Array.from({ length: parts }, (_unused, part) =>
      storage.set(partKey(part), packRows(this.rows.slice(part * PART, (part + 1) * PART))),
    ).every(Boolean)
    if (isKept) this.head.write({ bookId: this.bookId, version: this.version, parts })
    else this.head.drop()
  }
}

const merged = (
  rows: readonly WordRow[],
  changed: readonly WordRow[],
  removed: ReadonlySet<string>,
): WordRow[] => {
  const fresh = new Map(changed.map((row) => [row.id, row]))
  const kept = rows.filter(({ id }) => !removed.has(id)).map((row) => fresh.get(row.id) ?? row)
  const known = new Set(rows.map(({ id }) => id))
  return [...kept, ...changed.filter(({ id }) => !known.has(id))].sort(
    (one, other) => one.stage - other.stage,
  )
}

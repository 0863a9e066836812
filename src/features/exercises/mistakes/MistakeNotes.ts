import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import { catchApiError, type ApiError, type CallApi } from '@/api'
import { type Mistake, type MistakeRow, MOST_NOTES_OVER, noteMistake } from '@/contracts/exercise/mistakes'
import { mistakeCauseKeys } from '@/domain/mistakes/mistakeCauses'
import { readJson } from '@/lib/readJson'
import type { KeyValueStore } from '@/platform/storage'
import { truncatedNote } from './truncatedNote'

/** The code of a question that is in no book any more; any other 404 may be a gateway's. */
const GONE = 'x404'

const noteSchema = v.pipe(v.string(), v.transform(truncatedNote))
/** Local changes; a missing field is unchanged. */
const saidSchema = v.object({
  cause: v.optional(v.nullable(v.picklist(mistakeCauseKeys))),
  note: v.optional(noteSchema),
  /** The notes that this one takes the place of: first as the backend had it, then what was said here since. */
  over: v.optional(v.array(noteSchema)),
})
type Said = v.InferOutput<typeof saidSchema>
/** Cause and note of a mistake. */
export type Words = Pick<Said, 'cause' | 'note'>

interface Waiting {
  readonly said: Said
  /** The persisted text that this page read or wrote last. */
  readonly kept: string | undefined
}

interface MistakeNotesDeps {
  readonly call: CallApi
  readonly uid: string
  readonly storage: KeyValueStore
  /** Called when the backend has saved a note, with the current question. */
  onSent(found: Mistake): void
  /** Called when the device storage is full: the note is in memory only, until it is sent. */
  onFull(): void
}

/** Whether another note would fare no better now: a network, a login or a consent is missing. */
const isBlockingTest = ({ isTemporary, kind, status }: ApiError): boolean =>
  isTemporary || kind === 'needs-consent' || status === 401 || status === 403 || status === 408

/** Keeps the base when older notes are cut: without it the note would be added above its own source. */
const cutOver = ([base = '', ...later]: readonly string[]): string[] => [
  base,
  ...later.slice(1 - MOST_NOTES_OVER),
]

/** Causes and notes of mistakes: persisted and applied at once, sent when the backend can be reached. */
export class MistakeNotes {
  /** Pending changes by question. */
  private waiting: ReadonlyMap<string, Waiting>
  private sending: Promise<boolean> | undefined = undefined
  /** Changes that the backend refused at the last attempt. */
  private readonly refused = new WeakSet<Said>()

  constructor(private readonly deps: MistakeNotesDeps) {
    this.waiting = this.found()
    makeAutoObservable<this, 'deps' | 'waiting' | 'sending' | 'refused'>(
      this,
      { deps: false, waiting: observableRef, sending: false, refused: false },
      { autoBind: true },
    )
  }

  /** A question of the book, with the latest local note. */
  said(found: Mistake): Mistake {
    const said = this.waiting.get(found.questionId)?.said
    return said ? { ...this.listed(found), note: said.note ?? found.note } : found
  }

  /** The same of a row of a list. */
  listed<T extends MistakeRow>(row: T): T {
    const said = this.waiting.get(row.questionId)?.said
    if (!said) return row
    const { cause = row.cause, note } = said
    return { ...row, cause, hasNote: note === undefined ? row.hasNote : note !== '' }
  }

  /** Whether local changes of a question are not sent yet. */
  waits(questionId: string): boolean {
    return this.waiting.has(questionId)
  }

  /** Whether the backend would not take it: a network mends nothing. */
  isRefused(questionId: string): boolean {
    const said = this.waiting.get(questionId)?.said
    return said !== undefined && this.refused.has(said)
  }

  /** Takes a cause, a note or both; false when the device has no room for them. */
  say(found: Mistake, words: Words): boolean {
    const before = this.waiting.get(found.questionId)?.said
    const over =
      words.note === undefined
        ? before?.over
        : cutOver([...new Set([...(before?.over ?? []), before?.note ?? found.note])])
    return this.keep(found.questionId, v.parse(saidSchema, { ...before, ...words, over }))
  }

  /** Sends what waits, each once; true when the backend has all of it. */
  send(): Promise<boolean> {
    this.sending ??= catchApiError(
      () => this.sendAll(),
      () => false,
    ).finally(() => (this.sending = undefined))
    return this.sending
  }

  private async sendAll(): Promise<boolean> {
    const tried = new Set<Said>()
    // Edits made during a send are sent next.
    for (let next = this.untried(tried); next; next = this.untried(tried)) {
      tried.add(next[1].said)
      await this.sendOne(...next)
    }
    return this.waiting.size === 0
  }

  private untried(tried: ReadonlySet<Said>): [string, Waiting] | undefined {
    return [...this.waiting].find(([, { said }]) => !tried.has(said))
  }

  private async sendOne(questionId: string, { said }: Waiting): Promise<void> {
    const { call, uid, onSent } = this.deps
    const send = async () => {
      onSent(await call(noteMistake, { params: { uid, questionId }, body: { ...said } }, { quiet: true }))
      return true
    }
    const isDone = await catchApiError(send, (error) => {
      if (isBlockingTest(error)) throw error
      if (error.code === GONE) return true
      this.refused.add(said)
      return false
    })
    // A newer edit supersedes this one and is sent next.
    if (isDone && this.waiting.get(questionId)?.said === said) this.drop(questionId)
  }

  private keep(questionId: string, said: Said): boolean {
    const { storage, onFull } = this.deps
    const text = JSON.stringify(said)
    const isKept = storage.set(this.prefix + questionId, text)
    if (!isKept) onFull()
    const kept = isKept ? text : this.waiting.get(questionId)?.kept
    this.waiting = new Map([...this.waiting, [questionId, { said, kept }]])
    return isKept
  }

  private drop(questionId: string): void {
    const { storage } = this.deps
    const key = this.prefix + questionId
    // Keep a newer value of another page of this device: that page sends it.
    if (storage.get(key) === this.waiting.get(questionId)?.kept) storage.remove(key)
    runInAction(() => {
      this.waiting = new Map([...this.waiting].filter(([id]) => id !== questionId))
    })
  }

  private get prefix(): string {
    return `mistakes:said:${this.deps.uid}:`
  }

  private found(): Map<string, Waiting> {
    const { storage } = this.deps
    const keys = storage.keys().filter((key) => key.startsWith(this.prefix))
    return new Map(
      keys.flatMap((key) => {
        const kept = storage.get(key)
        const said = readJson(saidSchema, kept)
        return said ? [[key.slice(this.prefix.length), { said, kept }] as const] : []
      }),
    )
  }
}

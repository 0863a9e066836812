import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import { recover, type CallApi } from '@/api'
import { type Mistake, type MistakeRow, MOST_NOTES_OVER, noteMistake } from '@/contracts/exercise/mistakes'
import { mistakeCauseKeys } from '@/domain/mistakes/mistakeCauses'
import { readJson } from '@/lib/readJson'
import type { KeyValueStore } from '@/platform/storage'

const NOT_FOUND = 404

const saidSchema = v.object({
  cause: v.nullable(v.picklist(mistakeCauseKeys)),
  note: v.string(),
  /** The notes that this one takes the place of: as the backend had it, and what was said here since. */
  over: v.array(v.string()),
})
type Said = v.InferOutput<typeof saidSchema>

interface MistakeNotesDeps {
  readonly call: CallApi
  readonly uid: string
  readonly storage: KeyValueStore
  /** The backend has a note, and tells the question as it stands now. */
  onSent(found: Mistake): void
  /** The device has no room: what was said is in memory only, until it is sent. */
  onFull(): void
}

/** What a learner says of mistakes: kept on the device and counted at once, sent when the backend can be reached. */
export class MistakeNotes {
  /** What the backend does not have yet, by question. */
  private waiting: ReadonlyMap<string, Said>
  private sending: Promise<boolean> | undefined = undefined

  constructor(private readonly deps: MistakeNotesDeps) {
    this.waiting = this.kept()
    makeAutoObservable<this, 'deps' | 'waiting' | 'sending'>(
      this,
      { deps: false, waiting: observableRef, sending: false },
      { autoBind: true },
    )
  }

  /** A question of the book, with what was said of it here last. */
  said(found: Mistake): Mistake {
    const said = this.waiting.get(found.questionId)
    return said ? { ...this.listed(found), note: said.note } : found
  }

  /** The same of a row of a list. */
  listed<T extends MistakeRow>(row: T): T {
    const said = this.waiting.get(row.questionId)
    return said ? { ...row, cause: said.cause, hasNote: said.note !== '' } : row
  }

  /** Takes cause and note of a question; false when the device has no room for them. */
  say(found: Mistake, { cause, note }: Pick<Said, 'cause' | 'note'>): boolean {
    const before = this.waiting.get(found.questionId)
    const over = [...(before?.over ?? []), before?.note ?? found.note].slice(-MOST_NOTES_OVER)
    return this.keep(found.questionId, { cause, note: note.trim(), over })
  }

  /** Sends what waits; true when the backend has all of it. */
  send(): Promise<boolean> {
    this.sending ??= recover(
      () => this.sendAll(),
      () => false,
    ).finally(() => (this.sending = undefined))
    return this.sending
  }

  private async sendAll(): Promise<boolean> {
    for (let [next] = this.waiting; next; [next] = this.waiting) await this.sendOne(...next)
    return true
  }

  private async sendOne(questionId: string, said: Said): Promise<void> {
    const { call, uid, onSent } = this.deps
    const send = async () =>
      onSent(await call(noteMistake, { params: { uid, questionId }, body: { ...said } }, { quiet: true }))
    await recover(send, (error) => {
      // What stands in no book any more has no note; anything else may be mended, by a network or by a login.
      if (error.status !== NOT_FOUND) throw error
    })
    // What was said meanwhile stands over this one, and is sent next.
    if (this.waiting.get(questionId) === said) this.drop(questionId)
  }

  private keep(questionId: string, said: Said): boolean {
    const { storage, onFull } = this.deps
    const isKept = storage.set(this.prefix + questionId, JSON.stringify(said))
    if (!isKept) onFull()
    this.waiting = new Map([...this.waiting, [questionId, said]])
    return isKept
  }

  private drop(questionId: string): void {
    this.deps.storage.remove(this.prefix + questionId)
    runInAction(() => {
      this.waiting = new Map([...this.waiting].filter(([id]) => id !== questionId))
    })
  }

  private get prefix(): string {
    return `mistakes:said:${this.deps.uid}:`
  }

  private kept(): Map<string, Said> {
    const { storage } = this.deps
    const keys = storage.keys().filter((key) => key.startsWith(this.prefix))
    return new Map(
      keys.flatMap((key) => {
        const said = readJson(saidSchema, storage.get(key))
        return said ? [[key.slice(this.prefix.length), said] as const] : []
      }),
    )
  }
}

import { makeAutoObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { cutText } from '@/lib/text/cutText'
import { readJson } from '@/lib/readJson'
import type { KeyValueStore } from '@/platform/storage'

/** Names of refused writes for the learner. */
export const refusedKinds = {
  answer: '作答',
  review: '复习记录',
  lead: '咨询登记',
  test: '测试成绩',
  watch: '观看记录',
  note: '读书笔记',
  post: '话题',
  /** Usage data, not typed by the learner: stored but not shown. */
  usage: '',
} as const
export type RefusedKind = keyof typeof refusedKinds

const entrySchema = v.object({
  id: v.string(),
  /** The uid of the account that wrote it, or empty for a visitor. */
  owner: v.string(),
  kind: v.picklist(Object.keys(refusedKinds) as RefusedKind[]),
  /** The learner's text, if there is any. */
  text: v.string(),
  /** The backend's reason. */
  reason: v.string(),
  at: v.number(),
  /** Storage key and value of the write in its queue: `resend` restores them. */
  key: v.string(),
  value: v.string(),
})
export type RefusedWrite = v.InferOutput<typeof entrySchema>

const PREFIX = 'refused:'
const MOST_USAGE = 20
const LONGEST_EXCERPT = 30

const keyOf = ({ owner, id }: Pick<RefusedWrite, 'owner' | 'id'>): string => `${PREFIX}${owner}:${id}`

/** Describes an entry in one line: its kind and the beginning of its text. */
const refusedTitle = ({ kind, text }: Pick<RefusedWrite, 'kind' | 'text'>): string => {
  const excerpt = cutText(text.replace(/\s+/g, ' ').trim(), LONGEST_EXCERPT)
  return excerpt ? `${refusedKinds[kind]}“${excerpt}”` : refusedKinds[kind]
}

interface RefusedWritesDeps {
  readonly storage: KeyValueStore
  /** The uid of the account that is logged in, or empty. */
  uid(): string
  now(): number
  /** Shows a message to the learner. */
  say(text: string): void
}

/**
 * The quarantine of all queues: writes that the backend refuses for good. Each lies on the device under its owner, with what is
 * needed to put it back into its queue, until the learner discards or resends it.
 */
export class RefusedWrites {
  private all: readonly RefusedWrite[]

  constructor(private readonly deps: RefusedWritesDeps) {
    const { storage } = deps
    this.all = storage
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => readJson(entrySchema, storage.get(key)) ?? [])
      .sort((one, other) => one.at - other.at)
    makeAutoObservable<this, 'deps' | 'all'>(this, { deps: false, all: observableRef }, { autoBind: true })
  }

  /** Refused writes of the current account, or without a login those of visitors, oldest first. */
  get list(): readonly RefusedWrite[] {
    const uid = this.deps.uid()
    return this.all.filter(({ owner, kind }) => owner === uid && kind !== 'usage')
  }

  /**
   * Moves a write from its queue to quarantine: written here before it is removed there, so a kill in between repeats the move and
   * loses nothing. False when the device has no room: then it stays where it lay, and the queue must skip it.
   */
  setAside(write: Omit<RefusedWrite, 'at'>): boolean {
    const { storage, now } = this.deps
    const entry = { ...write, at: now() }
    const isKept = this.move(entry)
    this.all = [...this.all.filter((one) => keyOf(one) !== keyOf(entry)), entry]
    if (entry.kind === 'usage') this.dropOldUsage()
    else this.deps.say(`这一处没有存上：${refusedTitle(entry)}`)
    if (isKept) storage.remove(entry.key)
    return isKept
  }

  discard(entry: RefusedWrite): void {
    this.forget(entry)
  }

  /** Puts a write back into its queue, which sends it again. */
  resend(entry: RefusedWrite): void {
    if (this.deps.storage.set(entry.key, entry.value)) this.forget(entry)
  }

  private move(entry: RefusedWrite): boolean {
    const { storage } = this.deps
    const keeps = (): boolean => storage.set(keyOf(entry), JSON.stringify(entry))
    if (keeps()) return true
    // A full device has room for it where it lay.
    storage.remove(entry.key)
    if (keeps()) return true
    storage.set(entry.key, entry.value)
    return false
  }

  private dropOldUsage(): void {
    const usage = this.all.filter(({ kind }) => kind === 'usage')
    for (const entry of usage.slice(0, Math.max(0, usage.length - MOST_USAGE))) this.forget(entry)
  }

  private forget(entry: RefusedWrite): void {
    this.all = this.all.filter((one) => keyOf(one) !== keyOf(entry))
    this.deps.storage.remove(keyOf(entry))
  }
}

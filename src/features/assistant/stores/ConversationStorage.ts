import * as v from 'valibot'
import { catchApiError } from '@/api'
import { turnSchema, type Turn } from '@/contracts/assistant/chat'
import { adoptConversations, conversation } from '@/contracts/assistant/conversations'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import type { Stores } from '@/stores/Stores'

/** Maximum turns persisted per conversation; older ones are stored with the account. */
const MOST_TURNS = 30

const talkSchema = v.object({
  conversationId: v.string(),
  /** Owner: a uid, or empty before a login. */
  uid: v.string(),
  turns: v.array(turnSchema),
})
export type Talk = v.InferOutput<typeof talkSchema>

interface ConversationStorageDeps extends Pick<Stores, 'call' | 'session'> {
  readonly storage: KeyValueStore
}

/** The conversation with one assistant that an account or a visitor of this device is in; a login moves a visitor's to its account. */
export class ConversationStorage {
  constructor(
    private readonly deps: ConversationStorageDeps,
    private readonly variant: string,
  ) {
    this.moveSharedKey()
  }

  /** The conversation to go on with: that from before the login, or the account's own. */
  read(): Talk | undefined {
    const { uid } = this.deps.session
    return this.talkOf('').read() ?? this.talkOf(uid).read()
  }

  write(talk: Pick<Talk, 'conversationId' | 'uid'>, turns: readonly Turn[]): void {
    this.talkOf(talk.uid).write({ ...talk, turns: turns.slice(-MOST_TURNS) })
    const visitors = this.talkOf('')
    if (talk.uid !== '' && visitors.read()?.conversationId === talk.conversationId) visitors.drop()
  }

  drop(): void {
    for (const uid of ['', this.deps.session.uid]) this.talkOf(uid).drop()
  }

  /** Gives what was said before the login to the account. */
  async adopt(): Promise<void> {
    const visitors = this.talkOf('')
    const talk = visitors.read()
    const { uid } = this.deps.session
    if (!uid || !talk || talk.turns.length === 0) return
    const body = { conversationIds: [talk.conversationId] }
    const done = await catchApiError(
      () => this.deps.call(adoptConversations, { params: { uid }, body }, { quiet: true }),
      () => undefined,
    )
    // Another conversation may have begun meanwhile.
    if (!done || visitors.read()?.conversationId !== talk.conversationId) return
    // A full device keeps it where it is.
    if (this.talkOf(uid).write({ ...talk, uid })) visitors.drop()
  }

  private talkOf(uid: string): PersistedValue<Talk> {
    const owner = uid || 'visitor'
    return new PersistedValue(this.deps.storage, `assistant:${this.variant}:${owner}`, talkSchema)
  }

  /** Earlier versions had one key for all accounts. */
  private moveSharedKey(): void {
    const shared = new PersistedValue(this.deps.storage, `assistant:${this.variant}`, talkSchema)
    const talk = shared.read()
    const isMoved = !talk || this.talkOf(talk.uid).read() !== undefined || this.talkOf(talk.uid).write(talk)
    if (isMoved) shared.drop()
  }

  /** The turns of a conversation of the account, none when it does not have it (any more); undefined when they cannot be had. */
  fetch(conversationId: string): Promise<readonly Turn[] | undefined> {
    const { call, session } = this.deps
    return catchApiError(
      async () =>
        (await call(conversation, { params: { uid: session.uid, conversationId } }, { quiet: true })).turns,
      ({ status }) => (status === 404 ? [] : undefined),
    )
  }
}

import * as v from 'valibot'
import { catchApiError } from '@/api'
import { turnSchema, type Turn } from '@/contracts/assistant/chat'
import { adoptConversations, conversation } from '@/contracts/assistant/conversations'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import type { Stores } from '@/stores/Stores'

/** What a device keeps of one conversation: more would not fit in, and older ones are with the account. */
const MOST_TURNS = 30

const talkSchema = v.object({
  conversationId: v.string(),
  /** Whose it is: a uid, or empty before a login. */
  uid: v.string(),
  turns: v.array(turnSchema),
})
export type Talk = v.InferOutput<typeof talkSchema>

interface ConversationStorageDeps extends Pick<Stores, 'call' | 'session'> {
  readonly storage: KeyValueStore
}

/** The conversation with one assistant that this device is in: kept here, and moved to the account with a login. */
export class ConversationStorage {
  private readonly kept: PersistedValue<Talk>

  constructor(
    private readonly deps: ConversationStorageDeps,
    variant: string,
  ) {
    this.kept = new PersistedValue(deps.storage, `assistant:${variant}`, talkSchema)
  }

  /** The conversation to go on with; another user's is none of ours. */
  read(): Talk | undefined {
    const talk = this.kept.read()
    return talk && (talk.uid === '' || talk.uid === this.deps.session.uid) ? talk : undefined
  }

  write(talk: Pick<Talk, 'conversationId' | 'uid'>, turns: readonly Turn[]): void {
    this.kept.write({ ...talk, turns: turns.slice(-MOST_TURNS) })
  }

  drop(): void {
    this.kept.drop()
  }

  /** Gives what was said before the login to the account. */
  async adopt(): Promise<void> {
    const talk = this.kept.read()
    const { uid } = this.deps.session
    if (!uid || talk?.uid !== '' || talk.turns.length === 0) return
    const body = { conversationIds: [talk.conversationId] }
    const done = await catchApiError(
      () => this.deps.call(adoptConversations, { params: { uid }, body }, { quiet: true }),
      () => undefined,
    )
    // Another conversation may have begun meanwhile.
    if (done && this.kept.read()?.conversationId === talk.conversationId) this.kept.write({ ...talk, uid })
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

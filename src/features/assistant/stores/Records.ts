import { makeAutoObservable } from 'mobx'
import { catchApiError } from '@/api'
import {
  conversation,
  conversations,
  type Conversation,
  deleteConversation,
  renameConversation,
} from '@/contracts/assistant/conversations'
import { PagedList } from '@/stores/page/PagedList'
import type { PageStore } from '@/stores/page/usePageStore'
import type { Stores } from '@/stores/Stores'
import { labelled } from '../models/aiLabel'

/** A pause in typing after which is searched. */
const SEARCH_AFTER_MS = 300

interface RecordsDeps extends Pick<Stores, 'call' | 'session'> {
  readonly variant: string
  setTimeout(run: () => void, ms: number): void
}

/** The conversations with one assistant. */
export class Records implements PageStore {
  text = ''
  list: PagedList<Conversation>
  private typed = 0

  constructor(private readonly deps: RecordsDeps) {
    this.list = this.listOf('')
    makeAutoObservable<this, 'deps' | 'typed'>(this, { deps: false, typed: false }, { autoBind: true })
  }

  start(): void {
    this.list.start()
  }

  /** Searches titles, questions and answers, once the typing has stopped. */
  search(text: string): void {
    this.text = text
    const turn = ++this.typed
    this.deps.setTimeout(() => {
      if (turn === this.typed) this.reload()
    }, SEARCH_AFTER_MS)
  }

  async rename({ conversationId }: Conversation, title: string): Promise<boolean> {
    const { call, session } = this.deps
    const params = { uid: session.uid, conversationId }
    return this.change(() => call(renameConversation, { params, body: { title } }))
  }

  async remove({ conversationId }: Conversation): Promise<boolean> {
    const { call, session } = this.deps
    return this.change(() => call(deleteConversation, { params: { uid: session.uid, conversationId } }))
  }

  /** All of a conversation as text, each answer with its label; undefined when it could not be had. */
  export({ conversationId }: Conversation): Promise<string | undefined> {
    const { call, session } = this.deps
    return catchApiError(
      async () => {
        const { turns } = await call(conversation, { params: { uid: session.uid, conversationId } })
        return turns.map(({ question, text }) => labelled(question, text)).join('\n\n')
      },
      () => undefined,
    )
  }

  private reload(): void {
    this.list = this.listOf(this.text.trim())
    this.list.start()
  }

  private async change(work: () => Promise<unknown>): Promise<boolean> {
    const done = await catchApiError(
      () => work().then(() => true),
      () => false,
    )
    if (done) this.reload()
    return done
  }

  private listOf(q: string): PagedList<Conversation> {
    const { call, session, variant } = this.deps
    return new PagedList({
      fetch: (page) =>
        call(
          conversations,
          { params: { uid: session.uid }, query: { variant, page, ...(q && { q }) } },
          { quiet: true },
        ),
      idOf: ({ conversationId }) => conversationId,
    })
  }
}

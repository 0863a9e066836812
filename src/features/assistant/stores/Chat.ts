import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { rateTurn, shareTurn, stopTurn, type Turn } from '@/contracts/assistant/chat'
import type { AskedAbout } from '@/contracts/assistant/context'
import type { PageStore } from '@/stores/page/usePageStore'
import type { Stores } from '@/stores/Stores'
import { AnswerReader, type AnswerReaderDeps } from './AnswerReader'
import { type AnswerStep, costOfStep, MOST, stepsOf } from './answerSteps'
import type { ChatOpening } from './ChatOpening'
import { LiveTurn, newTurn } from './LiveTurn'
import { Pacer } from './Pacer'
import type { ConversationStorage } from './ConversationStorage'
import { unsentOf } from './unsentOf'

interface ChatDeps extends AnswerReaderDeps, Pick<Stores, 'session' | 'drafts' | 'clock' | 'ui'> {
  readonly variant: string
  readonly conversation: ConversationStorage
  newId(): string
}

/** A conversation on the screen. */
export class Chat implements PageStore {
  turns: readonly LiveTurn[] = []
  text = ''
  about: AskedAbout | undefined = undefined
  isLoading = false
  private conversationId: string
  /** Owner of the conversation: a uid, or empty before a login. */
  private owner: string
  private reader: AnswerReader | undefined = undefined
  /** Turns sent from here without any answer yet: the backend may not know them. */
  private readonly unheard = new Set<string>()

  constructor(
    private readonly deps: ChatDeps,
    private readonly opening: ChatOpening = {},
  ) {
    this.conversationId = opening.conversationId ?? deps.newId()
    this.about = opening.about
    this.owner = deps.session.uid
    makeAutoObservable<this, 'deps' | 'opening' | 'conversationId' | 'owner' | 'reader' | 'unheard'>(
      this,
      {
        deps: false,
        opening: false,
        conversationId: false,
        owner: false,
        reader: false,
        unheard: false,
        turns: observableRef,
        about: observableRef,
      },
      { autoBind: true },
    )
  }

  get isAnswering(): boolean {
    return this.turns[this.turns.length - 1]?.isRunning ?? false
  }

  get canSend(): boolean {
    return !this.isAnswering && this.text.trim() !== ''
  }

  start(): () => void {
    this.text = this.opening.draft ?? this.deps.drafts.read(this.form)['text'] ?? ''
    void this.open()
    const leave = reaction(
      () => this.deps.session.uid,
      (uid) => void this.follower(uid),
    )
    return () => {
      leave()
      this.reader?.leave()
    }
  }

  type(text: string): void {
    this.text = text
    return text ? this.deps.drafts.keep(this.form, { text }) : this.deps.drafts.drop(this.form)
  }

  forgetAbout(): void {
    this.about = undefined
  }

  async send(): Promise<void> {
    if (!this.canSend) return
    const question = this.text.trim()
    this.type('')
    await this.ask(question)
  }

  /** Requests another answer to the same question. */
  async regenerate(live: LiveTurn): Promise<void> {
    if (this.isAnswering) return
    const { question, context, turnId } = live.turn
    this.turns = this.turns.filter((one) => one !== live)
    // A question that never arrived is no turn that another could replace.
    await this.ask(question, context, this.unheard.has(turnId) ? undefined : turnId)
    const next = this.turns[this.turns.length - 1]
    const isDone = [live, next].every((one) => one?.turn.state === 'done')
    if (isDone && next?.turn.text === live.turn.text) this.deps.ui.say('关于这个问题，资料里只有这一种说法')
  }

  /** Reads on where the device could not: the same question is never asked twice. */
  async retry(live: LiveTurn): Promise<void> {
    if (this.waitsForLogin) return void this.deps.ui.openDialog({ kind: 'login' })
    live.reread()
    return this.follow(live)
  }

  /** Puts a question that the backend refuses back into the field, to be worded anew. */
  reword(live: LiveTurn): void {
    this.turns = this.turns.filter((one) => one !== live)
    this.type(live.turn.question)
    this.keep()
  }

  ask(question: string, about: AskedAbout | null = this.about ?? null, replaces?: string): Promise<void> {
    const { newId, clock } = this.deps
    if (this.isAnothers) this.reset()
    const ids = { turnId: `${newId()}-${newId().slice(-8)}`, conversationId: this.conversationId }
    const live = new LiveTurn(newTurn(ids, question, about, clock.now()), replaces)
    this.turns = [...this.turns, live]
    this.unheard.add(ids.turnId)
    this.about = undefined
    this.keep()
    return this.follow(live)
  }

  /** Stops the answer, here and at the backend; keeps its text so far. */
  async stop(): Promise<void> {
    const live = this.turns[this.turns.length - 1]
    if (!live?.isRunning) return
    this.reader?.leave()
    live.stopped()
    this.keep()
    const [params, body] = [{ turnId: live.turn.turnId }, { shown: live.shown }]
    await catchApiError(
      async () => {
        await this.deps.call(stopTurn, { params, body }, { quiet: true })
        this.unheard.delete(params.turnId)
      },
      () => undefined,
    )
  }

  async rate(live: LiveTurn, rating: Turn['rating']): Promise<void> {
    const before = live.turn.rating
    live.rated(rating)
    this.keep()
    await catchApiError(
      () => this.deps.call(rateTurn, { params: { turnId: live.turn.turnId }, body: { rating } }),
      () => live.rated(before),
    )
  }

  /** The id under which everybody may read an answer; undefined when it could not be published. */
  share({ turn: { turnId } }: LiveTurn): Promise<string | undefined> {
    const { call, session } = this.deps
    return catchApiError(
      async () => (await call(shareTurn, { params: { uid: session.uid, turnId }, body: {} })).shareId,
      () => undefined,
    )
  }

  /** Begins another conversation; this one stays in the records. */
  renew(): void {
    this.reset()
    this.deps.conversation.drop()
  }

  /** The same, and keeps what the device has of the account's own conversation. */
  private reset(): void {
    this.reader?.leave()
    this.reader = undefined
    this.turns = []
    this.conversationId = this.deps.newId()
    this.owner = this.deps.session.uid
  }

  /** Whether what broke off goes on after a login alone. */
  get waitsForLogin(): boolean {
    return this.isAnothers && !this.deps.session.isLoggedIn
  }

  /** Whether the conversation belongs to a login that has ended. */
  private get isAnothers(): boolean {
    return this.owner !== '' && this.owner !== this.deps.session.uid
  }

  private get form(): string {
    return `assistant:${this.deps.variant}`
  }

  private async open(): Promise<void> {
    const { conversation } = this.deps
    await conversation.adopt()
    // Skip when the learner has already started another conversation.
    if (this.reader && !this.opening.conversationId) return
    const conversationId = this.opening.conversationId ?? conversation.read()?.conversationId
    if (conversationId) await this.restore(conversationId)
  }

  /** Shows a conversation as the device and the account have it, and resumes a running answer in it. */
  private async restore(conversationId: string): Promise<void> {
    const { conversation, session } = this.deps
    const kept = conversation.read()
    const talk = kept?.conversationId === conversationId ? kept : undefined
    runInAction(() => {
      this.conversationId = conversationId
      this.show(talk?.turns ?? [])
      this.isLoading = session.isLoggedIn && this.turns.length === 0
    })
    // Turns from before a login belong to the account only after they are moved.
    const isOfAccount = session.isLoggedIn && talk?.uid !== ''
    const turns = isOfAccount ? await conversation.fetch(conversationId) : undefined
    runInAction(() => {
      this.isLoading = false
      if (turns) this.show([...turns, ...unsentOf(talk?.turns ?? [], turns)])
      // It was deleted, here or on another device.
      if (turns && this.turns.length === 0) this.renew()
    })
    const last = this.turns[this.turns.length - 1]
    if (last?.isRunning && !this.reader) await this.retry(last)
  }

  /** Shows what was said before, above what was asked while it came. */
  private show(turns: readonly Turn[]): void {
    const asked = this.reader ? this.turns.slice(-1) : []
    const before = turns.filter(({ turnId }) => asked.every(({ turn }) => turn.turnId !== turnId))
    this.turns = [...before.map((turn) => new LiveTurn(turn)), ...asked]
  }

  private keep(): void {
    const { conversation } = this.deps
    conversation.write(
      { conversationId: this.conversationId, uid: this.owner },
      this.turns.map(({ turn }) => turn),
    )
  }

  /**
   * Follows a change of the account. On logout keeps only the pending question, which a login resumes. Conversations
   * never pass to another account or to a visitor.
   */
  private async follower(uid: string): Promise<void> {
    const last = this.turns[this.turns.length - 1]
    if (uid === '') {
      this.turns = last?.turn.state === 'running' ? [last] : []
      return
    }
    if (this.owner !== '' && this.owner !== uid) {
      this.reset()
      const own = this.deps.conversation.read()?.conversationId
      return own ? this.restore(own) : undefined
    }
    this.owner = uid
    if (!this.isAnswering) this.reader = undefined
    await this.deps.conversation.adopt()
    if (this.turns.length > 0) await this.restore(this.conversationId)
  }

  private async follow(live: LiveTurn): Promise<void> {
    const { turnId, conversationId, question, context } = live.turn
    const { replaces } = live
    const pacer = new Pacer<AnswerStep>({
      give: (steps) => runInAction(() => live.take(steps)),
      costOf: costOfStep,
      most: MOST,
      setTimeout: (run, ms) => this.deps.setTimeout(run, ms),
    })
    let told = 0
    const reader = new AnswerReader(this.deps, {
      isTaken: () => !this.unheard.has(turnId),
      heard: () => void this.unheard.delete(turnId),
      take: (event) => {
        for (const step of stepsOf(event, told)) pacer.add(step)
        if (event.kind === 'block') told = event.at + 1
      },
      fail: live.fail,
    })
    this.reader?.leave()
    this.reader = reader
    await reader.read({
      variant: this.deps.variant,
      conversationId,
      turnId,
      text: question,
      ...(context && { context }),
      ...(replaces && { replaces }),
    })
    if (this.reader !== reader) return
    if (live.turn.state === 'stopped') pacer.clear()
    await pacer.drained()
    this.keep()
  }
}

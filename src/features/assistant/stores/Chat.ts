import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { recover } from '@/api'
import { rateTurn, shareTurn, stopTurn, type Turn } from '@/contracts/assistant/chat'
import type { AskedAbout } from '@/contracts/assistant/context'
import type { PageStore } from '@/stores/usePageStore'
import type { Stores } from '@/stores/Stores'
import { AnswerReader, type AnswerReaderDeps } from './AnswerReader'
import { type AnswerStep, costOfStep, MOST, stepsOf } from './answerSteps'
import { LiveTurn, newTurn } from './LiveTurn'
import { Pacer } from './Pacer'
import type { TalkShelf } from './TalkShelf'

interface ChatDeps extends AnswerReaderDeps, Pick<Stores, 'session' | 'drafts' | 'clock' | 'ui'> {
  readonly variant: string
  readonly shelf: TalkShelf
  newId(): string
}

/** What an address asks for. */
export interface ChatOpening {
  readonly conversationId?: string | undefined
  readonly draft?: string | undefined
  readonly about?: AskedAbout | undefined
}

/** The question that waits on the device, for a network or a login: the account does not have it yet. */
const unsentOf = (kept: readonly Turn[], known: readonly Turn[]): readonly Turn[] =>
  kept
    .slice(-1)
    .filter(({ state, turnId }) => state === 'running' && known.every((one) => one.turnId !== turnId))

/** A conversation on the screen. */
export class Chat implements PageStore {
  turns: readonly LiveTurn[] = []
  text = ''
  about: AskedAbout | undefined = undefined
  isLoading = false
  private conversationId: string
  private reader: AnswerReader | undefined = undefined
  /** Turns that were asked here and of whose answers nothing has come: the backend may not know them. */
  private readonly unheard = new Set<string>()

  constructor(
    private readonly deps: ChatDeps,
    private readonly opening: ChatOpening = {},
  ) {
    this.conversationId = opening.conversationId ?? deps.newId()
    this.about = opening.about
    makeAutoObservable<this, 'deps' | 'opening' | 'conversationId' | 'reader' | 'unheard'>(
      this,
      {
        deps: false,
        opening: false,
        conversationId: false,
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
      () => void this.deps.shelf.adopt(),
    )
    return () => {
      leave()
      this.reader?.leave()
    }
  }

  type(text: string): void {
    this.text = text
    if (text) this.deps.drafts.keep(this.form, { text })
    else this.deps.drafts.drop(this.form)
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

  /** Asks for another answer to the same question. */
  async regenerate(live: LiveTurn): Promise<void> {
    if (this.isAnswering) return
    const { question, context, turnId } = live.turn
    this.turns = this.turns.filter((one) => one !== live)
    await this.ask(question, context, turnId)
    const next = this.turns[this.turns.length - 1]
    if (next?.turn.text === live.turn.text) this.deps.ui.say('关于这个问题，资料里只有这一种说法')
  }

  /** Reads on where the device could not: the same question is never asked twice. */
  retry(live: LiveTurn): Promise<void> {
    live.reread()
    return this.follow(live)
  }

  ask(question: string, about: AskedAbout | null = this.about ?? null, replaces?: string): Promise<void> {
    const { newId, clock } = this.deps
    const ids = { turnId: `${newId()}-${newId().slice(-8)}`, conversationId: this.conversationId }
    const live = new LiveTurn(newTurn(ids, question, about, clock.now()), replaces)
    this.turns = [...this.turns, live]
    this.unheard.add(ids.turnId)
    this.about = undefined
    this.keep()
    return this.follow(live)
  }

  /** Ends the answer, here and at the backend; what there is of it stays. */
  async stop(): Promise<void> {
    const live = this.turns[this.turns.length - 1]
    if (!live?.isRunning) return
    this.reader?.leave()
    live.stopped()
    this.keep()
    const params = { turnId: live.turn.turnId }
    await recover(
      () => this.deps.call(stopTurn, { params, body: {} }, { quiet: true }),
      () => undefined,
    )
  }

  async rate(live: LiveTurn, rating: Turn['rating']): Promise<void> {
    const before = live.turn.rating
    live.rated(rating)
    this.keep()
    await recover(
      () => this.deps.call(rateTurn, { params: { turnId: live.turn.turnId }, body: { rating } }),
      () => live.rated(before),
    )
  }

  /** The id under which everybody may read an answer; undefined when it could not be published. */
  share({ turn: { turnId } }: LiveTurn): Promise<string | undefined> {
    const { call, session } = this.deps
    return recover(
      async () => (await call(shareTurn, { params: { uid: session.uid, turnId }, body: {} })).shareId,
      () => undefined,
    )
  }

  /** Begins another conversation; this one stays in the records. */
  renew(): void {
    this.reader?.leave()
    this.turns = []
    this.conversationId = this.deps.newId()
    this.deps.shelf.drop()
  }

  private get form(): string {
    return `assistant:${this.deps.variant}`
  }

  private async open(): Promise<void> {
    const { shelf, session } = this.deps
    await shelf.adopt()
    // Who is quick has asked already, and has begun another conversation by that.
    if (this.reader && !this.opening.conversationId) return
    const talk = this.opening.conversationId ? undefined : shelf.read()
    const conversationId = this.opening.conversationId ?? talk?.conversationId
    if (!conversationId) return
    runInAction(() => {
      this.conversationId = conversationId
      this.show(talk?.turns ?? [])
      this.isLoading = session.isLoggedIn && this.turns.length === 0
    })
    const turns = session.isLoggedIn ? await shelf.fetch(conversationId) : undefined
    runInAction(() => {
      this.isLoading = false
      if (turns) this.show([...turns, ...unsentOf(talk?.turns ?? [], turns)])
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
    const { shelf } = this.deps
    shelf.write(
      this.conversationId,
      this.turns.map(({ turn }) => turn),
    )
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
      fail: (msg) => live.fail(msg),
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

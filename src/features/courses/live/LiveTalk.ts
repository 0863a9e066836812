import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { callStream } from '@/api/callStream'
import {
  type LiveEvent,
  type LiveMessage,
  type LiveRoom,
  type LiveState,
  liveTalk,
  sayLive,
} from '@/contracts/course/live'
import { HttpFailure } from '@/platform/request'
import type { OpenStream, OpenStreaming } from '@/platform/stream'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'

/** Timeout without events: the room sends one at least every ten seconds. */
const QUIET_MS = 30_000
const PAUSES_MS = [1000, 3000, 10_000] as const
/** Between two looks of a client that cannot read a stream. */
const LOOK_MS = 5000
/** Statuses that another try does not change. */
const REFUSED: ReadonlySet<number> = new Set([401, 403])
/** Messages that a reader goes back to. */
const MOST = 100

interface LiveTalkDeps extends Pick<Stores, 'call' | 'identify' | 'drafts' | 'ui'> {
  readonly open: OpenStreaming
  readonly apiBase: string
  newId(): string
  setTimeout(run: () => void, ms: number): void
}

/** A live room's connection, which reconnects by itself, and its chat. */
export class LiveTalk {
  state: LiveState
  messages: readonly LiveMessage[] = []
  text: string
  /** Whether one has to wait before the next message. */
  isSlowed = false
  /** Whether the room is closed to this learner: the course was given back or has run out, or the login has ended. */
  isShut = false
  /** Whether the recording plays: then each message links to its moment. */
  isReplaying = false
  private stream: OpenStream | undefined = undefined
  private isLeft = false
  private failures = 0
  private key: string
  private readonly saying = new Task()

  constructor(
    private readonly deps: LiveTalkDeps,
    private readonly room: LiveRoom,
  ) {
    const { startsAt, endsAt, viewers, productId } = room
    this.state = { startsAt, endsAt, viewers, productId }
    this.text = deps.drafts.read(this.draft)['text'] ?? ''
    this.key = deps.newId()
    makeAutoObservable<this, 'deps' | 'room' | 'stream' | 'isLeft' | 'failures' | 'key' | 'saying'>(
      this,
      {
        deps: false,
        room: false,
        stream: false,
        isLeft: false,
        failures: false,
        key: false,
        saying: false,
        messages: observableRef,
      },
      { autoBind: true },
    )
  }

  start(): () => void {
    this.isLeft = false
    void this.listen()
    return () => {
      this.isLeft = true
      this.stream?.abort()
    }
  }

  get isSaying(): boolean {
    return this.saying.isRunning
  }

  type(text: string): void {
    this.text = text
    this.deps.drafts.keep(this.draft, { text })
  }

  /** Says what is typed; it stays in the field until the room has it. */
  async say(): Promise<void> {
    const { call, ui, setTimeout: later } = this.deps
    const text = this.text.trim()
    if (text === '' || this.isSlowed) return
    await this.saying.run(
      async () => {
        const body = { key: this.key, text }
        this.said(await call(sayLive, { params: { liveId: this.room.liveId }, body }, { quiet: true }), text)
        later(this.unslow, this.room.slowSeconds * 1000)
      },
      ({ msg }) => ui.say(msg),
    )
  }

  private said(message: LiveMessage, sent: string): void {
    this.key = this.deps.newId()
    if (this.text.trim() === sent) this.type('')
    this.isSlowed = true
    this.take({ kind: 'messages', messages: [message] })
  }

  replay(): void {
    this.isReplaying = true
  }

  private unslow(): void {
    this.isSlowed = false
  }

  private async listen(): Promise<void> {
    const { liveId } = this.room
    const quiet = { firstByteMs: QUIET_MS, idleMs: QUIET_MS }
    const listener = { ...quiet, take: (event: LiveEvent) => this.take(event) }
    this.stream = callStream(this.deps, liveTalk, { params: { liveId }, body: {} }, listener)
    if (!this.stream) return this.look()
    const { ended } = this.stream
    try {
      const end = await ended
      if (end.kind === 'answer' && REFUSED.has(end.status)) return this.shut()
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error
    }
    this.listenAgain()
  }

  private shut(): void {
    this.isShut = true
  }

  private listenAgain(): void {
    const pause = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length - 1)] ?? 0
    this.failures += 1
    this.later(() => void this.listen(), pause)
  }

  /** The same for a client that cannot read in pieces. */
  private async look(): Promise<void> {
    const { liveId } = this.room
    const status = await catchApiError(
      async () => {
        const { state, messages } = await this.deps.call(
          liveTalk,
          { params: { liveId }, body: {} },
          { quiet: true },
        )
        this.take({ kind: 'state', state })
        runInAction(() => {
          this.messages = messages
        })
        return undefined
      },
      (error) => error.status,
    )
    if (status !== undefined && REFUSED.has(status)) return this.shut()
    this.later(() => void this.look(), LOOK_MS)
  }

  private later(run: () => void, ms: number): void {
    this.deps.setTimeout(() => {
      if (!this.isLeft) run()
    }, ms)
  }

  private take(event: LiveEvent): void {
    if (this.isLeft) return
    this.failures = 0
    if (event.kind === 'state') this.state = event.state
    if (event.kind === 'hidden')
      this.messages = this.messages.filter(({ messageId }) => messageId !== event.messageId)
    if (event.kind === 'messages') this.messages = this.joined(event.messages)
  }

  /** Merges messages by id: one may arrive twice, in an answer and as an event, or after a reconnect. */
  private joined(news: readonly LiveMessage[]): LiveMessage[] {
    const all = new Map([...this.messages, ...news].map((message) => [message.messageId, message]))
    return [...all.values()].sort((one, other) => one.messageId - other.messageId).slice(-MOST)
  }

  private get draft(): string {
    return `live:${this.room.liveId}`
  }
}

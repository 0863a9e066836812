import * as v from 'valibot'
import { ApiError, catchApiError } from '@/api'
import { callStream } from '@/api/callStream'
import { type AnswerEvent, type Turn, usersSend } from '@/contracts/assistant/chat'
import { readJson } from '@/lib/readJson'
import type { openStream, OpenStream } from '@/platform/stream'
import { HttpFailure } from '@/platform/request'
import type { Stores } from '@/stores/Stores'

const FIRST_BYTE_MS = 15_000
const IDLE_MS = 40_000
/** An answer that comes in one piece. */
const WHOLE_MS = 90_000

const TEXTS: Readonly<Record<HttpFailure['reason'], string>> = {
  offline: '网络断开了，答案还在后台生成，连上后点重试就能接着看',
  timeout: '等得有点久，答案可能还在生成，点重试接着看',
  aborted: '',
}
const UNSENT = '没有发出去，连上后点重试'

const refusalSchema = v.object({ msg: v.string(), code: v.fallback(v.string(), '') })

/** Input of the ask call. */
export type Asking = v.InferInput<typeof usersSend.body>

/** Callbacks of a reader. */
export interface AnswerListener {
  /** Whether the backend is known to have the question. */
  isTaken(): boolean
  /** Something of an answer came. */
  heard(): void
  take(event: AnswerEvent): void
  /** `isRefused`: the backend will never answer this question as it is written. */
  fail(msg: string, isRefused?: boolean): void
}

export interface AnswerReaderDeps extends Pick<Stores, 'call' | 'identify' | 'consents' | 'session'> {
  readonly open: typeof openStream
  readonly apiBase: string
  setTimeout(run: () => void, ms: number): void
}

/** Reads one answer: in pieces where the client can, else in one. */
export class AnswerReader {
  private stream: OpenStream | undefined
  private isLeft = false

  constructor(
    private readonly deps: AnswerReaderDeps,
    private readonly listener: AnswerListener,
  ) {}

  /** Resolves when nothing more comes. */
  async read(asking: Asking): Promise<void> {
    // Bypass `call` for the stream, and fall back to it without consent, because it refuses the request then.
    const { consents, session } = this.deps
    const { uid } = session
    const pending = consents.settled(usersSend.id)
    if (pending) await pending
    if (this.isLeft) return
    // The login ended meanwhile: the question is none of a visitor.
    if (session.uid !== uid) return this.fail(UNSENT)
    if (consents.needsConsent(usersSend.id)) return this.readWhole(asking)
    let isOver = false
    const take = (event: AnswerEvent): void => {
      if (this.isLeft) return
      isOver ||= event.kind === 'turn'
      this.listener.take(event)
    }
    this.stream = callStream(
      this.deps,
      usersSend,
      { body: asking },
      { firstByteMs: FIRST_BYTE_MS, idleMs: IDLE_MS, heard: () => this.listener.heard(), take },
    )
    if (!this.stream) return this.readWhole(asking)
    try {
      const end = await this.stream.ended
      // Use `call` for an ended login, because it alone applies the policy; the turn id prevents a second question.
      if (end.kind === 'answer' && end.status === 401) return await this.readWhole(asking)
      if (end.kind === 'answer') this.refuse(end.status, end.text)
      else if (!isOver) this.fail(this.textOf('offline'))
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error
      if (!isOver) this.fail(this.textOf(error.reason))
    }
  }

  /** Reads no further; the backend goes on. */
  leave(): void {
    this.isLeft = true
    this.stream?.abort()
  }

  private async readWhole(asking: Asking): Promise<void> {
    const late = new Promise<ApiError>((resolve) =>
      this.deps.setTimeout(
        () =>
          resolve(new ApiError(usersSend.id, { kind: 'timeout', status: 0, code: '', msg: TEXTS.timeout })),
        WHOLE_MS,
      ),
    )
    const answer = catchApiError<Turn, ApiError>(
      () => this.deps.call(usersSend, { body: asking }, { quiet: true }),
      (error) => error,
    )
    const first = await Promise.race([answer, late])
    if (first instanceof ApiError) this.fail(first.msg, first.isRefusal)
    else if (!this.isLeft) this.listener.take({ kind: 'turn', turn: first })
  }

  private textOf(reason: HttpFailure['reason']): string {
    return reason === 'offline' && !this.listener.isTaken() ? UNSENT : TEXTS[reason]
  }

  private refuse(status: number, text: string): void {
    const told = readJson(refusalSchema, text)
    const fields = { kind: 'rejected', status, code: told?.code ?? '', msg: told?.msg ?? '' } as const
    this.fail(told?.msg ?? this.textOf('offline'), new ApiError(usersSend.id, fields).isRefusal)
  }

  private fail(msg: string, isRefused = false): void {
    if (!this.isLeft && msg) this.listener.fail(msg, isRefused)
  }
}

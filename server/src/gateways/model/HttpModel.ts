import * as v from 'valibot'
import { EventStreamParser } from '@/lib/EventStreamParser'
import { type LanguageModel, ModelFailure, type ModelMessage, type ModelUsage } from './LanguageModel'

/** Endpoint of a model, in the protocol of OpenAI's chat completions. */
export interface ModelEndpoint {
  /** Up to `/chat/completions`. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  /** How long the first byte may take, and the next one after each. */
  readonly firstByteMs?: number
  readonly idleMs?: number
}

const FIRST_BYTE_MS = 20_000
const IDLE_MS = 20_000
const MOST_TOKENS = 1200
/** More than the tokens asked for can hold: an endpoint that does not count them is stopped. */
const MOST_CHARACTERS = 30_000
/** Bytes without a whole event, and of a whole answer: an endpoint that sends a line without end fills no memory. */
const MOST_BYTES_OF_EVENT = 256 * 1024
const MOST_BYTES = 8 * 1024 * 1024
const TEMPERATURE = 0.2
const DONE = '[DONE]'
/** The reason to finish that some routers give for a model that broke off. */
const FAILED = 'error'

/** Endpoints leave out or null what they have not: an answer is not lost for that. */
const count = v.fallback(v.nullish(v.number(), 0), 0)
const chunkSchema = v.object({
  choices: v.nullish(
    v.array(
      v.object({
        delta: v.nullish(v.object({ content: v.nullish(v.string()) })),
        finish_reason: v.nullish(v.string()),
      }),
    ),
  ),
  usage: v.fallback(v.nullish(v.object({ prompt_tokens: count, completion_tokens: count })), null),
})
type Chunk = v.InferOutput<typeof chunkSchema>

const chunkOf = (data: string): Chunk => {
  try {
    return v.parse(chunkSchema, JSON.parse(data))
  } catch {
    throw new ModelFailure('broken', 'a chunk is no chunk')
  }
}

/** Line ends behind the last line: some endpoints leave them out. */
const LAST_LINE_ENDS = new Uint8Array([10, 10])

const isWorthAnotherTry = (status: number): boolean => status === 429 || status >= 500

/** Ends a request that is silent for too long. */
class Patience {
  readonly silence = new AbortController()
  private timer: NodeJS.Timeout

  constructor(
    firstByteMs: number,
    private readonly idleMs: number,
  ) {
    this.timer = this.wait(firstByteMs)
  }

  touch(): void {
    clearTimeout(this.timer)
    this.timer = this.wait(this.idleMs)
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private wait(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.silence.abort(), ms)
  }
}

/** How much of an answer has come, and how much of its next event. */
class Size {
  private all = 0
  private ofEvent = 0

  /** Counts the bytes of a piece; throws when no model in its senses sends as many. */
  grow(bytes: number, endsEvent: boolean): void {
    this.all += bytes
    this.ofEvent = endsEvent ? 0 : this.ofEvent + bytes
    if (this.all > MOST_BYTES || this.ofEvent > MOST_BYTES_OF_EVENT)
      throw new ModelFailure('broken', 'the answer is larger than answers are')
  }
}

/** Any endpoint that speaks the protocol of OpenAI. Asked a second time only when the first gave nothing at all. */
export class HttpModel implements LanguageModel {
  constructor(private readonly endpoint: ModelEndpoint) {}

  async *answer(
    messages: readonly ModelMessage[],
    signal: AbortSignal,
  ): AsyncGenerator<string, ModelUsage | undefined> {
    const { firstByteMs = FIRST_BYTE_MS, idleMs = IDLE_MS } = this.endpoint
    const patience = new Patience(firstByteMs, idleMs)
    const ends = AbortSignal.any([signal, patience.silence.signal])
    try {
      const answer = await this.open(messages, ends)
      return yield* this.read(answer, patience)
    } catch (error) {
      if (signal.aborted || error instanceof ModelFailure) throw error
      throw new ModelFailure(patience.silence.signal.aborted ? 'stalled' : 'unreachable')
    } finally {
      patience.stop()
    }
  }

  private async open(messages: readonly ModelMessage[], signal: AbortSignal): Promise<Response> {
    const first = await this.post(messages, signal)
    if (first.ok) return first
    const answer = isWorthAnotherTry(first.status) ? await this.post(messages, signal) : first
    if (!answer.ok) throw new ModelFailure('refused', `status ${answer.status}`)
    return answer
  }

  private post(messages: readonly ModelMessage[], signal: AbortSignal): Promise<Response> {
    const { baseUrl, apiKey, model } = this.endpoint
    return fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({
        model,
        messages,
        stream: true,
        stream_options: { include_usage: true },
        max_tokens: MOST_TOKENS,
        temperature: TEMPERATURE,
      }),
    })
  }

  private async *read(answer: Response, patience: Patience): AsyncGenerator<string, ModelUsage | undefined> {
    const state = new AnswerState()
    try {
      for await (const data of eventsOf(answer, patience)) {
        const text = state.take(data)
        if (text) yield text
        if (state.isOver) return state.usage
      }
    } catch (error) {
      if (!state.isWhole || error instanceof ModelFailure) throw error
    }
    // Not every endpoint writes [DONE] behind its reason to finish.
    if (!state.isWhole) throw new ModelFailure('broken', 'the stream ended before its end')
    return state.usage
  }
}

/** Keeps what the events of a stream have told so far. */
class AnswerState {
  usage: ModelUsage | undefined
  /** The endpoint gave a reason to finish: its usage may follow. */
  isWhole = false
  isOver = false
  private length = 0

  /** Takes an event; answers its text. */
  take(data: string): string {
    if (data === DONE) {
      this.isOver = true
      return ''
    }
    const { usage, choices } = chunkOf(data)
    if (usage) this.usage = { asked: usage.prompt_tokens ?? 0, answered: usage.completion_tokens ?? 0 }
    const [choice] = choices ?? []
    if (choice?.finish_reason && choice.finish_reason !== FAILED) this.isWhole = true
    const text = choice?.delta?.content ?? ''
    this.length += text.length
    if (this.length > MOST_CHARACTERS) this.isOver = true
    return text
  }
}

async function* eventsOf(answer: Response, patience: Patience): AsyncGenerator<string> {
  const parser = new EventStreamParser()
  const size = new Size()
  const reader = answer.body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    patience.touch()
    const events = parser.push(piece.value)
    size.grow(piece.value.length, events.length > 0)
    for (const { data } of events) yield data
  }
  for (const { data } of parser.push(LAST_LINE_ENDS)) yield data
}

import * as v from 'valibot'
import { EventStreamParser } from '@/domain/assistant/EventStreamParser'
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
const TEMPERATURE = 0.2
const DONE = '[DONE]'

const chunkSchema = v.object({
  choices: v.optional(
    v.array(v.object({ delta: v.optional(v.object({ content: v.nullish(v.string()) })) })),
    [],
  ),
  usage: v.nullish(v.object({ prompt_tokens: v.number(), completion_tokens: v.number() })),
})
type Chunk = v.InferOutput<typeof chunkSchema>

const chunkOf = (data: string): Chunk => {
  try {
    return v.parse(chunkSchema, JSON.parse(data))
  } catch {
    throw new ModelFailure('broken', 'a chunk is no chunk')
  }
}

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
    const parser = new EventStreamParser()
    let usage: ModelUsage | undefined
    let length = 0
    const reader = answer.body?.getReader()
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      patience.touch()
      for (const { data } of parser.push(piece.value)) {
        if (data === DONE) return usage
        const chunk = chunkOf(data)
        if (chunk.usage) usage = { asked: chunk.usage.prompt_tokens, answered: chunk.usage.completion_tokens }
        const text = chunk.choices[0]?.delta?.content
        if (text) yield text
        length += text?.length ?? 0
        if (length > MOST_CHARACTERS) return usage
      }
    }
    throw new ModelFailure('broken', 'the stream ended before its end')
  }
}

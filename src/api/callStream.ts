import type { GenericSchema, InferOutput } from 'valibot'
import type { CallContract, CallInput } from '@/contracts/define'
import { EventStreamParser } from '@/lib/EventStreamParser'
import { readJson } from '@/lib/readJson'
import type { OpenStream, OpenStreaming } from '@/platform/stream'
import { type GivenParts, requestOf } from './requestOf'

/** A call that answers by events to a client that can read them in pieces. */
type StreamedCall = CallContract & { readonly events: GenericSchema }

/** Dependencies of a stream. */
export interface StreamDeps {
  readonly open: OpenStreaming
  readonly apiBase: string
  /** Seed §7: identity and client headers of every request. */
  identify(): Readonly<Record<string, string>>
}

/** Settings of a stream, and who takes its events. */
export interface StreamListener<Event> {
  /** How long the first piece may take, and the next one after each, in milliseconds. */
  readonly firstByteMs: number
  readonly idleMs: number
  /** Headers of this stream alone, such as a token of another kind. */
  readonly headers?: Readonly<Record<string, string>>
  /** Bytes came, of whatever event. */
  heard?(): void
  take(event: Event): void
}

/**
 * Opens the stream of a call, and hands over its events as the contract describes them: others are skipped, since a later backend
 * may send more kinds. Undefined where the client cannot read answers in pieces: `call` asks for the whole then. Consent, login and
 * refusals are the caller's: a stream ends with the status and the text of an answer that is none.
 */
export const callStream = <C extends StreamedCall>(
  { open, apiBase, identify }: StreamDeps,
  contract: C,
  input: CallInput<C>,
  { firstByteMs, idleMs, headers, heard, take }: StreamListener<InferOutput<C['events']>>,
): OpenStream | undefined => {
  const parser = new EventStreamParser()
  const asked = {
    ...identify(),
    ...headers,
    accept: 'text/event-stream',
    'content-type': 'application/json',
  }
  const { url, headers: sent, body = '{}' } = requestOf(contract, input as GivenParts, apiBase, asked)
  const onBytes = (bytes: Uint8Array): void => {
    heard?.()
    for (const { data } of parser.push(bytes)) {
      const event = readJson(contract.events, data)
      if (event) take(event)
    }
  }
  return open({ url, headers: sent, body, firstByteMs, idleMs, onBytes })
}

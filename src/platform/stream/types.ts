/** A request whose answer comes in pieces. */
export interface StreamRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** How long the first piece may take, and the next one after each. */
  readonly firstByteMs: number
  readonly idleMs: number
  /** Takes the pieces of the answer as they come, cut anywhere. */
  onBytes(bytes: Uint8Array): void
}

/** How a stream ended: at its end, or as an answer of another kind, with its status and text. */
export type StreamEnd =
  | { readonly kind: 'end' }
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }

/** A stream under way. */
export interface OpenStream {
  /** Rejects with `HttpFailure`: offline, timeout, aborted. */
  readonly ended: Promise<StreamEnd>
  abort(): void
}

/** Opens a stream; undefined where the client cannot read answers in pieces. */
export type OpenStreaming = (request: StreamRequest) => OpenStream | undefined

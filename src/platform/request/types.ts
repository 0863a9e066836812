/** One HTTP exchange, as far as both targets can do it. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs: number
}

export interface HttpResponse {
  readonly status: number
  /** The parsed JSON body, or the text when it is not JSON. */
  readonly body: unknown
  /** When the backend answered, by its own clock, in milliseconds; absent where the header cannot be read. */
  readonly date?: number
}

/** Rejects with `HttpFailure` when no answer came. */
export type SendRequest = (request: HttpRequest) => Promise<HttpResponse>

/** Why no answer came. */
export class HttpFailure extends Error {
  constructor(readonly reason: 'offline' | 'timeout' | 'aborted') {
    super(`no answer: ${reason}`)
    this.name = 'HttpFailure'
  }
}

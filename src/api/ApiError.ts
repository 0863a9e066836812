/** Why a call failed. `needs-login` and `needs-consent` never left the device; `shape` means the answer broke its contract. */
export type ApiErrorKind = 'needs-login' | 'needs-consent' | 'rejected' | 'offline' | 'timeout' | 'shape'

interface ApiErrorFields {
  readonly kind: ApiErrorKind
  /** HTTP status, or the `status` field of the body; 0 when the backend did not answer. */
  readonly status: number
  /** Stable code of the backend, empty when it sent none. */
  readonly code: string
  /** The text shown to the user. */
  readonly msg: string
  /** The backend's own text, empty when it sent none. */
  readonly serverMsg?: string
  /** Id of the blocking item; empty when the backend named none. */
  readonly about?: string
}

/** Statuses of 4xx that a later try may change: no login, time-out, conflict, too many requests. */
const MAY_CHANGE: ReadonlySet<number> = new Set([401, 408, 409, 429])
/** Statuses that reject the input itself, even when a gateway answers in place of the backend. */
const OF_THE_INPUT: ReadonlySet<number> = new Set([400, 413, 422])

/** The one error of the request layer. `message` is for developers, `msg` for the user. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number
  readonly code: string
  readonly msg: string
  readonly serverMsg: string
  readonly about: string

  constructor(call: string, { kind, status, code, msg, serverMsg = '', about = '' }: ApiErrorFields) {
    super(`${call}: ${kind} (status ${status}${code && `, code ${code}`})`)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.code = code
    this.msg = msg
    this.serverMsg = serverMsg
    this.about = about
  }

  /**
   * Whether the backend refuses this input for good. A 403 or 404 without a stable code comes from a gateway or a captive portal, not
   * from the backend.
   */
  get isRefusal(): boolean {
    const { kind, status, code } = this
    if (kind !== 'rejected' || status < 400 || status >= 500 || MAY_CHANGE.has(status)) return false
    return code !== '' || OF_THE_INPUT.has(status)
  }

  /** Whether repeating the call later may help: the backend did not answer, or was overwhelmed. Consent is not a matter of time. */
  get isTemporary(): boolean {
    if (this.kind === 'needs-consent') return false
    return this.status === 0 || this.status >= 500 || this.status === 429
  }
}

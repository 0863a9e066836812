import { errors, type ErrorName } from '@/contracts/errors'

/**
 * An error of the catalogue on its way to the caller. `msg` may replace the catalogue's text by a more exact one; `about` names
 * what stands in the way, so that the caller can lead there; `retryAfter` says after how many seconds it may be tried again.
 */
export class ApiError extends Error {
  readonly statusCode: number
  readonly code: string
  readonly msg: string

  constructor(
    readonly errorName: ErrorName,
    msg?: string,
    readonly about?: string,
    readonly retryAfter?: number,
  ) {
    super(errorName)
    this.statusCode = errors[errorName].status
    this.code = errors[errorName].code
    this.msg = msg ?? errors[errorName].msg
  }
}

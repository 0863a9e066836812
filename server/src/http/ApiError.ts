import { errors, type ErrorName } from '@/contracts/errors'

/**
 * An error of the catalogue, sent to the caller. `msg` may replace the catalogue's text by a more exact one; `about`
 * names the obstacle, so that the app can link to it.
 */
export class ApiError extends Error {
  readonly statusCode: number
  readonly code: string
  readonly msg: string

  constructor(
    readonly errorName: ErrorName,
    msg?: string,
    readonly about?: string,
  ) {
    super(errorName)
    this.statusCode = errors[errorName].status
    this.code = errors[errorName].code
    this.msg = msg ?? errors[errorName].msg
  }
}

import type { ContentProblem } from './Content'

interface DatabaseError {
  readonly code: string
  readonly message: string
  readonly detail?: string | undefined
  readonly table?: string | undefined
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error

/**
 * SQLSTATE classes of values that do not fit (22) and violated constraints (23): a retry does not help, another file
 * would.
 */
const OF_THE_DATA = /^2[1-3]/

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : error

/**
 * Content that passed every check but that the database refuses, or a broken revision file. Its message holds no personal
 * data, so it may be shown.
 */
export class ContentRefused extends Error {
  constructor(readonly problem: ContentProblem) {
    super(`content of ${problem.path || problem.file}: ${problem.reason}`)
  }

  /** The error itself when it is not about the data. */
  static from(area: string, error: unknown): unknown {
    if (error instanceof ContentRefused) return error
    const cause = causeOf(error)
    if (!isDatabaseError(cause) || !OF_THE_DATA.test(cause.code)) return error
    const said = [cause.message, cause.detail, cause.table && `in ${cause.table}`].filter(Boolean)
    return new ContentRefused({ file: '', path: area, reason: `the database refuses it: ${said.join('; ')}` })
  }
}

import { types } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'

/** The SQLSTATE with which the database refused a statement; undefined for every other failure. */
export const sqlStateOf = (error: unknown): string | undefined => {
  const failure = error instanceof DrizzleQueryError ? error.cause : error
  return types.isNativeError(failure) && 'code' in failure ? String(failure.code) : undefined
}

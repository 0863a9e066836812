import { types } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'

/** The database was not queried because it has just refused. */
export class DatabaseAway extends Error {
  constructor() {
    super('The database refused a moment ago')
  }
}

/**
 * SQLSTATE of a server that goes, comes or is full (08, 53, 57P0x), of what was cut for time (25P03, 55P03, 57014) and of
 * transactions that another one won (40001, 40P01); then what the network and the disk say.
 */
const passing =
  /^(?:08...|53...|57P0[1-5]|25P03|55P03|57014|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC)$/

/** Driver messages without a code for a lost connection. */
const lost =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a failure says that the database is away, restarting or too busy: the same request may succeed in a moment. */
export const isDatabaseAway = (error: unknown): boolean => {
  const failure = error instanceof DrizzleQueryError ? error.cause : error
  if (!types.isNativeError(failure)) return false
  const code = 'code' in failure ? String(failure.code) : ''
  return failure instanceof DatabaseAway || passing.test(code) || lost.test(failure.message)
}

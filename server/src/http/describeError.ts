import { types } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import * as v from 'valibot'

const told = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'statusCode'] as const

const frames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** A message of these repeats the data that it could not use. */
const quotesData = (error: Error): boolean =>
  'severity' in error || error instanceof SyntaxError || error instanceof DrizzleQueryError

const messageOf = (error: Error): string => {
  if (error instanceof v.ValiError) {
    return `Invalid data: ${error.issues.map((issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? ''} ${issue.type}`).join(', ')}`
  }
  return quotesData(error) ? 'not told, it may quote data' : error.message
}

/** Loggable fields of an error. */
interface DescribedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [more: string]: unknown
}

/**
 * An error as it may be logged: its type, stack, and the statement with its placeholders, but no values. Messages of
 * databases and parsers quote names, phones and addresses.
 */
export const describeError = (error: unknown): DescribedError => {
  if (!types.isNativeError(error)) return { type: typeof error, message: '', stack: '' }
  const fields: Record<string, unknown> = { ...error }
  return {
    type: error.name,
    message: messageOf(error),
    ...(error instanceof DrizzleQueryError && { query: error.query }),
    ...Object.fromEntries(told.filter((name) => name in fields).map((name) => [name, fields[name]])),
    stack: frames(error),
    ...(types.isNativeError(error.cause) && { cause: describeError(error.cause) }),
  }
}

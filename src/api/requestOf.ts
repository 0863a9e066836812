import type { CallContract } from '@/contracts/define'
import { encodePart, formatQuery } from '@/lib/query'
import type { HttpRequest } from '@/platform/request'

/** Input parts of any call. */
export interface GivenParts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Seed §7: the time-out of every request. */
const REQUEST_TIMEOUT_MS = 500_000

const texts = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(values) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  )

const pathOf = (contract: CallContract, params: Record<string, string>): string =>
  contract.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${contract.id} needs the path parameter ${name}`)
    return encodePart(value)
  })

const bodyOf = (contract: CallContract, given: GivenParts): { contentType?: string; body?: string } => {
  if (contract.multipart) return contract.multipart(texts(given.query))
  if (given.body === undefined) return {}
  return { contentType: 'application/json', body: JSON.stringify(given.body) }
}

/** Turns a contract and its input into an HTTP request. The backend cleans texts (lib/text/cleanInput) before it measures them. */
export const requestOf = (
  contract: CallContract,
  given: GivenParts,
  base: string,
  headers: Readonly<Record<string, string>>,
): HttpRequest => {
  const { contentType, body } = bodyOf(contract, given)
  return {
    method: contract.method,
    url: base + pathOf(contract, texts(given.params)) + formatQuery(texts(given.query)),
    headers: {
      'cache-control': 'no-cache',
      ...headers,
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    ...(body !== undefined && { body }),
    timeoutMs: REQUEST_TIMEOUT_MS,
  }
}

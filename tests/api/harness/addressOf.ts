import type { CallContract } from '@/contracts/define'

/** What a request may carry. */
export interface Parts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

const entriesOf = (part: unknown): [string, string][] =>
  Object.entries(Object(part)).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))

/** The address of a call with its parameters filled in. */
export const addressOf = (contract: CallContract, { params, query }: Parts): string => {
  const path = entriesOf(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(value)),
    String(contract.path),
  )
  const search = new URLSearchParams(entriesOf(query)).toString()
  return search ? `${path}?${search}` : path
}

import * as v from 'valibot'
import { services } from '../e2e/harness/Services'

const envelope = v.object({ status: v.literal(200), result: v.unknown() })

interface OperatorCall {
  readonly method: string
  readonly path: string
}

/** Sends a call to the backend of the stories with the operator's key; throws unless it answers 200. */
export const asOperator = async ({ method, path }: OperatorCall, body?: object): Promise<unknown> => {
  const answer = await fetch(services().backend + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-operator-key': 'development' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return v.parse(envelope, await answer.json()).result
}

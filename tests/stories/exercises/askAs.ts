import { services } from '../../e2e/harness/Services'
import type { KeptSession } from '../../e2e/sessionOf'

/** Asks the backend for a learner without the app; the path is what stands behind the learner's own. */
export const askAs =
  ({ uid, authorization }: KeptSession) =>
  async (method: 'GET' | 'PUT' | 'POST', path: string, body?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${authorization}` }
    const url = `${services().backend}/exercise/v1/users/${uid}/${path}`
    const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
    return ((await answer.json()) as { result: unknown }).result
  }

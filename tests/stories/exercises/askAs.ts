import { services } from '../../e2e/harness/Services'
import type { KeptSession } from '../../e2e/sessionOf'

type Method = 'GET' | 'PUT' | 'POST'

/** Calls the backend for a learner without the app. */
const asked =
  ({ authorization }: KeptSession) =>
  async (method: Method, path: string, body?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${authorization}` }
    const url = services().backend + path
    const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
    return ((await answer.json()) as { result: unknown }).result
  }

/** The same for exercises; the path follows the learner's own. */
export const askAs = (session: KeptSession) => (method: Method, path: string, body?: object) =>
  asked(session)(method, `/exercise/v1/users/${session.uid}/${path}`, body)

/** Says for which exam a learner studies. */
export const chooseYear = (session: KeptSession, examYear: number) =>
  asked(session)('PUT', `/gaoshou/v1/student/${session.uid}`, { examYear })

import * as v from 'valibot'
import { services } from '../../e2e/harness/Services'
import { PATIENCE_MS } from '../../patience'

const inboxSchema = v.object({ result: v.array(v.object({ code: v.string() })) })

/** The newest SMS code that the development backend has sent to a phone, after the one that is known already. */
export const smsCodeOf = async (phone: string, known?: string): Promise<string> => {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const answer = await fetch(`${services().backend}/dev/inbox.json?phone=${phone}`)
    const [message] = v.parse(inboxSchema, await answer.json()).result
    if (message && message.code !== known) return message.code
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`no SMS for ${phone}`)
}

import * as v from 'valibot'

const versionsSchema = v.object({ result: v.array(v.object({ name: v.string(), version: v.string() })) })
const DOCUMENTS = ['user-agreement', 'privacy-policy']

/** Agrees to the current legal texts, as the login form does: a session that was made without the form is asked at its start. */
export const giveConsents = async (
  backend: string,
  { uid, authorization }: { readonly uid: string; readonly authorization: string },
): Promise<void> => {
  const answer: unknown = await (await fetch(`${backend}/base/v1/documents`)).json()
  for (const { name, version } of v.parse(versionsSchema, answer).result) {
    if (!DOCUMENTS.includes(name)) continue
    const given = await fetch(`${backend}/auth/v1/users/${uid}/consents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${authorization}`, 'content-type': 'application/json' },
      body: JSON.stringify({ document: name, version }),
    })
    if (!given.ok) throw new Error(`consent to ${name}: ${given.status}`)
  }
}

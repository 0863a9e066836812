import * as v from 'valibot'

const PHONE = '13912340077'
const inboxSchema = v.object({ result: v.tupleWithRest([v.object({ code: v.string() })], v.unknown()) })
const tokenSchema = v.object({ uid: v.string(), access_token: v.string(), expires_in: v.number() })

/** Logs a new user in on a development backend; returns the session as the app stores it. */
export const loginOn = async (backend: string) => {
  await fetch(`${backend}/auth/v1/basic/mobile-code?mobile=${PHONE}&type=3`)
  const inbox: unknown = await (await fetch(`${backend}/dev/inbox.json?phone=${PHONE}`)).json()
  const [{ code }] = v.parse(inboxSchema, inbox).result
  const query = new URLSearchParams({ grant_type: 'sms', client_id: 'yantu-web', mobile: PHONE, code })
  const form = new FormData()
  for (const [name, value] of query) form.append(name, value)
  const answer = await fetch(`${backend}/auth/oauth/token?${query.toString()}`, {
    method: 'POST',
    body: form,
  })
  const { uid, access_token, expires_in } = v.parse(tokenSchema, await answer.json())
  return { uid, authorization: access_token, expireTime: Date.now() + expires_in * 1000, phone: PHONE }
}

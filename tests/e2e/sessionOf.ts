import { giveConsents } from '../../scripts/bench/giveConsents'
import { freshPhone } from '../stories/account/freshPhone'
import { smsCodeOf } from '../stories/account/smsCodeOf'

/** Persisted session of a logged-in user. */
export interface KeptSession {
  readonly uid: string
  readonly authorization: string
  readonly expireTime: number
  readonly phone: string
}

let made: Promise<KeptSession> | null = null

/** A login of a phone without the app; `now` is the time of a backend whose clock was moved. */
export const logInByPhone = async (
  backend: string,
  phone: string,
  now = Date.now(),
): Promise<KeptSession> => {
  await fetch(`${backend}/auth/v1/basic/mobile-code?mobile=${phone}&type=3`)
  const code = await smsCodeOf(phone)
  const query = new URLSearchParams({ grant_type: 'sms', client_id: 'yantu-web', mobile: phone, code })
  const form = new FormData()
  for (const [name, value] of query) form.append(name, value)
  const answer = await fetch(`${backend}/auth/oauth/token?${query.toString()}`, {
    method: 'POST',
    body: form,
  })
  const { uid, access_token, expires_in } = await answer.json()
  return { uid, authorization: access_token, expireTime: now + expires_in * 1000, phone }
}

/** A new user, registered and logged in without the app. */
export const freshSession = async (backend: string, now = Date.now()): Promise<KeptSession> => {
  const session = await logInByPhone(backend, freshPhone(), now)
  await giveConsents(backend, session)
  return session
}

/** A fresh user's session, made once a test file. */
export const sessionOf = (backend: string): Promise<KeptSession> => {
  made ??= freshSession(backend)
  return made
}

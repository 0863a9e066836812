import { catchApiError, type CallApi } from '@/api'
import { account, profile } from '@/contracts/auth/account'
import type { SessionStore } from './SessionStore'

/** Seed §8: the avatar of a user without a profile. */
const DEFAULT_AVATAR = '/static/avatar.svg'
const PROFILE_MISSING = 'x40000'

interface ProfileDeps {
  readonly call: CallApi
  readonly session: SessionStore
}

/** Fills avatar, name and phone of the session; without a profile the phone is the name (seed §8, x40000). */
export const loadProfile = async ({ call, session }: ProfileDeps): Promise<void> => {
  const params = { uid: session.uid }
  const ask = async (): Promise<void> => {
    const known = await call(account, { params })
    session.describe({ phone: known.phone, loginName: known.loginName, isBind: known.isBind })
    session.describe(await call(profile, { params }))
  }
  await catchApiError(ask, ({ code }) => {
    if (code === PROFILE_MISSING) session.describe({ avatar: DEFAULT_AVATAR, name: session.user.phone })
  })
}

import { catchApiError } from '@/api'
import { errors } from '@/contracts/errors'
import { LoginGrants } from '@/dialogs/login/LoginGrants'
import { navigation } from '@/platform/navigation'
import { storage } from '@/platform/storage'
import type { AppStores } from '../createStores'
import { REASON_KEY } from './reasonKey'

/** Logs in with the code that WeChat appended to the address; on failure the page starts over without it (seed §8). */
export const exchangeCode = async (stores: AppStores, code: string): Promise<void> => {
  const { session, ui } = stores
  const exchange = async (): Promise<void> => {
    await new LoginGrants(stores).byWechat(code)
    if (!session.user.openId) ui.say(errors.openIdMissing.msg)
  }
  await catchApiError(exchange, (error) => {
    session.clear()
    // Leave the message for the next page: this one is about to reload.
    if (error.code === errors.openIdMissing.code) storage.session.set(REASON_KEY, errors.openIdMissing.msg)
    navigation.reload()
  })
}

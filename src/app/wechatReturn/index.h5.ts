import { login } from '@/platform/login'
import { storage } from '@/platform/storage'
import type { AppStores } from '../createStores'
import { REASON_KEY } from './reasonKey'

/** Uses the code with which a visitor comes back from WeChat's consent page, and says why the last one was of no use. */
export const exchangeWechatCode = async (stores: AppStores): Promise<void> => {
  const reason = storage.session.get(REASON_KEY)
  if (reason) {
    storage.session.remove(REASON_KEY)
    stores.ui.say(reason)
  }
  const code = login.takeOAuthCode()
  if (code === undefined) return
  const { exchangeCode } = await import('./exchangeCode')
  await exchangeCode(stores, code)
}

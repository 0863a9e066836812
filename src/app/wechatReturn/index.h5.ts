import { recover } from '@/api'
import { login } from '@/platform/login'
import { navigation } from '@/platform/navigation'
import type { AppStores } from '../createStores'

/** Logs in with the code that WeChat appended to the address; on failure the page starts over without it (seed §8). */
export const exchangeWechatCode = async (stores: AppStores): Promise<void> => {
  const code = login.takeOAuthCode()
  if (code === undefined) return
  const { session, ui } = stores
  const { LoginGrants } = await import('@/dialogs/login/LoginGrants')
  const exchange = async (): Promise<void> => {
    await new LoginGrants(stores).byWechat(code)
    if (!session.user.openId) ui.say('接口没有返回openId！')
  }
  await recover(exchange, () => {
    session.clear()
    navigation.reload()
  })
}

import { jsapiTicket } from '@/contracts/base/wechat'
import { share } from '@/platform/share'
import { siteConfig, wechatAppId } from '@/stores/siteConfig'
import type { AppStores } from './createStores'

/** Makes WeChat's share menu ready where there is one. Loaded there only. */
export const setUpShare = async ({ client, call }: Pick<AppStores, 'client' | 'call'>): Promise<void> => {
  const appId = wechatAppId(client.hostname)
  // Seed §7: this call names app and version by headers of its own.
  const headers = { app: siteConfig.clientId, version: siteConfig.version }
  await share.setUp({
    appId,
    sign: async (url) => {
      const query = { url: encodeURIComponent(url), appId }
      const signed = await call(jsapiTicket, { query }, { quiet: true, headers })
      return { ...signed, timestamp: Number(signed.timestamp) }
    },
  })
}

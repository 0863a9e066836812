import { retry } from '@/lib/retry'
import { loadJssdk, type Jssdk } from './loadJssdk'
import { shareApis } from './shareApis'
import type { Share, ShareCard, ShareSetup } from './types'

/** Signature fetch and SDK configuration are retried three times each (seed §7, §8). */
const RETRIES = 3

let offered: ShareCard | undefined
let ready: Jssdk | undefined

const addressNow = (): string => window.location.href.split('#')[0] ?? ''

/** WeChat on iOS asks for the address that the page was opened with, whatever stands in the bar since. */
const opened = addressNow()

const configureAs = async (address: string, wx: Jssdk, { appId, sign }: ShareSetup): Promise<void> => {
  const { timestamp, noncestr, signature } = await retry(RETRIES, () => sign(address))
  await retry(
    RETRIES,
    () =>
      new Promise<void>((resolve, reject) => {
        wx.ready(resolve)
        wx.error(reject)
        wx.config({ appId, timestamp, nonceStr: noncestr, signature, jsApiList: shareApis })
      }),
  )
}

const configure = (wx: Jssdk, setup: ShareSetup): Promise<void> => {
  const address = addressNow()
  return configureAs(address, wx, setup).catch((error: unknown) => {
    if (address === opened) throw error
    return configureAs(opened, wx, setup)
  })
}

/** WeChat takes whole addresses only. */
const whole = (address: string): string => new URL(address, window.location.href).href

const apply = (): void => {
  if (!ready || !offered) return
  const { title, description: desc } = offered
  const link = whole(offered.link)
  const imgUrl = whole(offered.imageUrl)
  ready.updateAppMessageShareData({ title, desc, link, imgUrl })
  ready.updateTimelineShareData({ title, link, imgUrl })
  ready.onMenuShareQQ({ title, desc, link, imgUrl })
  ready.onMenuShareWeibo({ title, desc, link, imgUrl })
  ready.onMenuShareQZone({ title, desc, link, imgUrl })
}

export const share: Share = {
  setUp: async (setup) => {
    const wx = await loadJssdk()
    if (!wx) return false
    try {
      await configure(wx, setup)
    } catch {
      return false
    }
    ready = wx
    apply()
    return true
  },
  offer: (card) => {
    offered = card
    apply()
  },
  current: () => offered,
}

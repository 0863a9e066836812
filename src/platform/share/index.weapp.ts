import Taro from '@tarojs/taro'
import type { Share, ShareCard } from './types'

let offered: ShareCard | undefined

/** WeChat asks the page for its message when the user shares; PageShell answers with the card offered last. */
export const share: Share = {
  setUp: async () => true,
  offer: (card, isPublic) => {
    offered = card
    if (isPublic) void Taro.showShareMenu({ menus: ['shareAppMessage', 'shareTimeline'] } as object)
    else void Taro.hideShareMenu({ menus: ['shareTimeline'] })
  },
  current: () => offered,
}

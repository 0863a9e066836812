import Taro from '@tarojs/taro'
import type { Share, ShareCard } from './types'

let offered: ShareCard | undefined

/** WeChat asks the page for its message when the user shares; PageShell answers with the card offered last. */
export const share: Share = {
  setUp: async () => true,
  offer: (card, reach) => {
    offered = card
    // Taro writes `menus` itself, out of items that it knows by other names or leaves as they are.
    if (reach === 'all') void Taro.showShareMenu({ showShareItems: ['shareAppMessage', 'shareTimeline'] })
    else void Taro.hideShareMenu(reach === 'friends' ? { menus: ['shareTimeline'] } : {})
  },
  current: () => offered,
}

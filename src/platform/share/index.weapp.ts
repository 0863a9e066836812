import Taro from '@tarojs/taro'
import type { Share, ShareCard } from './types'

let offered: ShareCard | undefined

/** WeChat asks the page for its message when the user shares; PageShell answers with the card offered last. */
export const share: Share = {
  setUp: async () => true,
  offer: (card, reach) => {
    offered = card
    if (reach === 'none') return void Taro.hideShareMenu({})
    // Taro writes `menus` itself, out of items that it knows by other names or leaves as they are. What was hidden before stays
    // hidden until it is shown by name, so a page that was private is opened to friends again here.
    const items = reach === 'all' ? ['shareAppMessage', 'shareTimeline'] : ['shareAppMessage']
    void Taro.showShareMenu({ showShareItems: items })
    if (reach === 'friends') void Taro.hideShareMenu({ menus: ['shareTimeline'] })
  },
  current: () => offered,
}

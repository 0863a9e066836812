import type { Query } from '@/lib/query'
import { landingDefaults, ONLY_TAB, single } from './landingDefaults'
import type { LandingPage } from './LandingPage'

const superGold: LandingPage = {
  ...landingDefaults,
  title: '金榜题名',
  config: 'super-gold27',
  goodsId: '270002',
}

/** /super-gold (seed §2): with `showWM=true` the WeChat edition, which has its own title and a card instead of a sale. */
export const superGoldPage = ({ showWM }: Query): LandingPage => {
  if (showWM !== 'true') return superGold
  return {
    ...superGold,
    title: '金榜题名·微信版',
    views: { [ONLY_TAB]: single('wechat') },
    button: { text: '添加老师微信', action: 'qrCard' },
  }
}

import { landingDefaults, single } from './landingDefaults'
import { achievementViews } from './achievementViews'
import { landingTabs } from './landingTabs'
import type { LandingPage } from './LandingPage'

const { brand, camp, results, strength, message, forum, resources, secret, dialogue } = landingTabs

const summerCamp = {
  ...landingDefaults,
  topTabs: [brand, camp, results],
  moreTabs: [strength, message, forum, resources, secret, dialogue],
  defaultTab: camp.id,
  views: {
    [brand.id]: single('brand'),
    [camp.id]: [
      { key: 'overview', text: '营地概览', template: 'camp-overview' },
      { key: 'schedule', text: '训练体系', template: 'camp-schedule' },
    ],
    [results.id]: achievementViews,
    [strength.id]: single('strength'),
    [message.id]: single('message'),
    [forum.id]: single('forum'),
    [secret.id]: single('secret'),
  },
  button: { text: '点击按钮 抢跑必胜之路', action: 'buy' },
  goodsId: '270001',
  stickyThreshold: 40,
  floating: [],
} as const

/** /market/summer-gold/:id (seed §2): 127 is the 2027 cohort, 27 the strong-foundation camp, anything else the 2026 cohort. */
export const summerGoldPage = (id: string): LandingPage => {
  if (id === '127') return { ...summerCamp, title: '2027考研夏季抢跑营', config: '127', shopFlag: 'tag' }
  if (id === '27') return { ...summerCamp, title: '27考研暑期强基营', config: '27' }
  return { ...summerCamp, title: '夏季抢跑营', config: 'summer-gold' }
}

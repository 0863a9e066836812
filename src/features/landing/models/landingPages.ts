import { landingTabs, type LandingTab } from './landingTabs'

/** An inner view of a tab: the camp has two (seed §2). */
export interface InnerView {
  readonly key: string
  readonly text: string
  readonly template: string
}

/** What one landing page is made of. */
export interface LandingPage {
  readonly title: string
  /** Name of the JSON on the config host. */
  readonly config: string
  readonly topTabs: readonly LandingTab[]
  readonly moreTabs: readonly LandingTab[]
  readonly defaultTab: string
  /** Tab id → the template it shows, or its inner views. */
  readonly templates: Readonly<Record<string, string | readonly InnerView[]>>
  readonly button: string
  /** The tab bar counts as stuck when it is nearer to the top than this, in pixels (seed §9). */
  readonly stickyThreshold: number
  /** Where the second row of tabs sticks, in rem of 20 px (seed §9). */
  readonly stickyOffsetRem: number
  /** The query flag that the resource shop is handed (seed §2). */
  readonly shopFlag: 'tag' | 'logo'
}

const { brand, camp, results, strength, message, forum, resources, secret, dialogue } = landingTabs

const summerCamp = {
  topTabs: [brand, camp, results],
  moreTabs: [strength, message, forum, resources, secret, dialogue],
  defaultTab: camp.id,
  templates: {
    [brand.id]: 'brand',
    [camp.id]: [
      { key: 'overview', text: '营地概览', template: 'camp' },
      { key: 'schedule', text: '训练体系', template: 'camp-schedule' },
    ],
    [results.id]: 'results',
    [strength.id]: 'strength',
    [message.id]: 'message',
    [forum.id]: 'forum',
    [secret.id]: 'secret',
  },
  button: '点击按钮 抢跑必胜之路',
  stickyThreshold: 40,
  stickyOffsetRem: 2.35,
} as const

/** /market/summer-gold/:id (seed §2): 127 is the 2027 cohort, 27 the strong-foundation camp, anything else the 2026 cohort. */
export const summerGoldPage = (id: string): LandingPage => {
  if (id === '127') return { ...summerCamp, title: '2027考研夏季抢跑营', config: '127', shopFlag: 'tag' }
  if (id === '27')
    return { ...summerCamp, title: '27考研暑期强基营', config: 'summer-gold27', shopFlag: 'logo' }
  return { ...summerCamp, title: '2026考研夏季抢跑营', config: 'summer-gold', shopFlag: 'logo' }
}

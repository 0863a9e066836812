import { landingTabs, type LandingTab } from './landingTabs'

/** An inner view of a tab: the camp has two (seed §2). */
export interface InnerView {
  readonly key: string
  readonly text: string
  readonly template: string
  /** An address that the view leads to instead of showing pictures. */
  readonly leadsTo?: string
  /** The view that is open at first; without one the first. */
  readonly isDefault?: true
}

/** What one landing page is made of. */
export interface LandingPage {
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

/** The achievements view (seed §2): evidence leads away, praise is open at first. */
const achievements: readonly InnerView[] = [
  { key: 'evidence', text: '押题实证', template: 'results-evidence', leadsTo: '/market/guess-questions' },
  { key: 'praise', text: '学员好评', template: 'results-praise', isDefault: true },
  { key: 'news', text: '媒体报道', template: 'results-news' },
]

const summerCamp = {
  topTabs: [brand, camp, results],
  moreTabs: [strength, message, forum, resources, secret, dialogue],
  defaultTab: camp.id,
  templates: {
    [brand.id]: 'brand',
    [camp.id]: [
      { key: 'overview', text: '营地概览', template: 'camp-overview' },
      { key: 'schedule', text: '训练体系', template: 'camp-schedule' },
    ],
    [results.id]: achievements,
    [strength.id]: 'strength',
    [message.id]: 'message',
    [forum.id]: 'forum',
    [secret.id]: 'secret',
  },
  button: '点击按钮 抢跑必胜之路',
  stickyThreshold: 40,
  stickyOffsetRem: 2.35,
} as const

/** What /market/summer-gold/:id sells; the ids of the seed's goods are not shown, these are authored (seed §9). */
export const CAMP_GOODS = '270001'

/** /market/summer-gold/:id (seed §2): 127 is the 2027 cohort, 27 the strong-foundation camp, anything else the 2026 cohort. */
export const summerGoldPage = (id: string): LandingPage => {
  if (id === '127') return { ...summerCamp, config: '127', shopFlag: 'tag' }
  return { ...summerCamp, config: id === '27' ? 'summer-gold27' : 'summer-gold', shopFlag: 'logo' }
}

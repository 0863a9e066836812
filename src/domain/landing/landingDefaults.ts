import type { LandingPage, LandingTabView } from './LandingPage'

/** The one view of a tab that has no inner row. */
export const single = (template: string): readonly LandingTabView[] => [{ key: template, text: '', template }]

/** The button of most promo pages (seed §2). */
const limitedOffer = { text: '获取限时优惠', action: 'buy' } as const

/** The key under which a page without tabs keeps its pictures. */
export const ONLY_TAB = 'main'

/** Defaults of landing pages: no tabs, the general sticky threshold and offset of seed §9. */
export const landingDefaults = {
  topTabs: [],
  moreTabs: [],
  defaultTab: ONLY_TAB,
  views: { [ONLY_TAB]: single('main') },
  button: limitedOffer,
  stickyThreshold: 20,
  stickyOffsetRem: 2.35,
  shopFlag: 'logo',
  floating: ['app', 'shop', 'brand'],
} as const satisfies Partial<LandingPage>

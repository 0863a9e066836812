import { landingDefaults, single } from './landingDefaults'
import { landingTabs } from './landingTabs'
import type { LandingPage } from './LandingPage'

const { brand, tutoring, dialogue } = landingTabs

/** /market/high-tutoring/:id (seed §2): 27 is the 27th cohort, anything else the 26th. */
export const highTutoringPage = (id: string): LandingPage => {
  const cohort = id === '27' ? '27' : '26'
  return {
    ...landingDefaults,
    title: `${cohort}届保研高端辅导`,
    config: `high-tutoring${cohort}`,
    topTabs: [brand, tutoring, dialogue],
    defaultTab: tutoring.id,
    views: { [brand.id]: single('brand'), [tutoring.id]: single('tutoring') },
    goodsId: '270004',
    stickyThreshold: 60,
    floating: [],
  }
}

import { achievementViews } from './achievementViews'
import { landingDefaults, single } from './landingDefaults'
import { landingTabs } from './landingTabs'
import type { LandingPage } from './LandingPage'

const { brand, fullCourse, achievements, strength, forum, resources, examHero } = landingTabs

/** /market/purple-gold/:id (seed §2): 27 is the 27th cohort, anything else the 26th. */
export const purpleGoldPage = (id: string): LandingPage => {
  const cohort = id === '27' ? '27' : '26'
  return {
    ...landingDefaults,
    title: `${cohort}考研紫金全程班`,
    config: `purple-gold${cohort}`,
    topTabs: [brand, fullCourse, achievements],
    moreTabs: [strength, forum, resources, examHero],
    defaultTab: fullCourse.id,
    views: {
      [brand.id]: single('brand'),
      [fullCourse.id]: single('full-course'),
      [achievements.id]: achievementViews,
      [strength.id]: single('strength'),
      [forum.id]: single(cohort === '27' ? 'super-forum27/politics' : 'super-forum26/politics'),
    },
    goodsId: '270002',
  }
}

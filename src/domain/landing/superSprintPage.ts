import { landingDefaults, ONLY_TAB } from './landingDefaults'
import type { LandingPage } from './LandingPage'

/** /market/super-sprint/:id (seed §2): one page for every id. */
export const superSprintPage: LandingPage = {
  ...landingDefaults,
  title: '超级冲刺',
  config: 'super-sprint',
  views: {
    [ONLY_TAB]: [
      { key: 'plan', text: '冲刺计划', template: 'plan' },
      { key: 'papers', text: '密卷点题', template: 'papers' },
      { key: 'teachers', text: '冲刺名师', template: 'teachers' },
    ],
  },
  goodsId: '270005',
}

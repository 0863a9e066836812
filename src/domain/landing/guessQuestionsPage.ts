import { landingDefaults, ONLY_TAB } from './landingDefaults'
import type { LandingPage } from './LandingPage'

/** /market/guess-questions (seed §2): evidence that predicted questions came, by subject. */
export const guessQuestionsPage: LandingPage = {
  ...landingDefaults,
  title: '押题实证',
  config: 'guess-questions',
  views: {
    [ONLY_TAB]: [
      { key: 'politics', text: '政治', template: 'politics' },
      { key: 'english', text: '英语', template: 'english' },
      { key: 'maths', text: '数学', template: 'maths' },
      { key: 'major', text: '专业课', template: 'major' },
    ],
  },
  goodsId: '270005',
}

import type { LandingTabView } from './LandingPage'

/** The achievements view (seed §2): evidence leads away, praise is open at first. */
export const achievementViews: readonly LandingTabView[] = [
  { key: 'evidence', text: '押题实证', template: 'achievement/evidence', leadsTo: '/market/guess-questions' },
  { key: 'praise', text: '学员好评', template: 'achievement/praise', isDefault: true },
  { key: 'news', text: '媒体报道', template: 'achievement/news' },
]

import type { Query } from '@/lib/query'
import { landingDefaults, single } from './landingDefaults'
import { landingTabs } from './landingTabs'
import type { LandingPage } from './LandingPage'

const { perfectRoad, wholePlan, politics, english, maths, majorCourse } = landingTabs
const lectureHall = [perfectRoad, wholePlan, politics, english, maths, majorCourse]

/** The JSON of a hall and of its perfect road, by route id: 27 is the avoidance variant (seed §2, §7 Static content). */
const HALLS: Readonly<
  Record<string, { readonly title: string; readonly hall: string; readonly road: string }>
> = {
  26: { title: '26考研超级大讲堂', hall: 'super-forum26', road: 'perfect-way26' },
  27: { title: '考研避坑大讲堂', hall: 'super-forum-avoid', road: 'perfect-way-avoid' },
}
const NEWEST = { title: '27考研超级大讲堂', hall: 'super-forum27', road: 'perfect-way26' }

/** /market/super-forum/:id (seed §2): the lecture hall; `tabId` names the first tab, 50 without one. */
export const superForumPage = (id: string, query: Query): LandingPage => {
  const { title, hall, road } = Object.entries(HALLS).find(([known]) => known === id)?.[1] ?? NEWEST
  const asked = lectureHall.find((tab) => tab.id === query['tabId'])
  return {
    ...landingDefaults,
    title,
    config: hall,
    topTabs: lectureHall,
    defaultTab: (asked ?? perfectRoad).id,
    views: {
      [perfectRoad.id]: single(`${road}/main`),
      [wholePlan.id]: single('whole-plan'),
      [politics.id]: single('politics'),
      [english.id]: single('english'),
      [maths.id]: single('maths'),
      [majorCourse.id]: single('major-course'),
    },
    goodsId: '270006',
  }
}

import type { Query } from '@/lib/query'
import { guessQuestionsPage } from './guessQuestionsPage'
import { highTutoringPage } from './highTutoringPage'
import { homepagesPage } from './homepagesPage'
import { landingDefaults } from './landingDefaults'
import type { LandingPage } from './LandingPage'
import { purpleGoldPage } from './purpleGoldPage'
import { summerGoldPage } from './summerGoldPage'
import { superForumPage } from './superForumPage'
import { superGoldPage } from './superGoldPage'
import { superSprintPage } from './superSprintPage'

/** The landing pages that the seed names, by their address; `:id` is the last segment. The catalogue holds all others. */
const byPrefix = new Map<string, (id: string, query: Query) => LandingPage | undefined>([
  ['/market/summer-gold/', summerGoldPage],
  ['/market/purple-gold/', purpleGoldPage],
  ['/market/high-tutoring/', highTutoringPage],
  ['/market/homepages/', homepagesPage],
  ['/market/super-forum/', superForumPage],
  ['/market/super-sprint/', () => superSprintPage],
])

const byAddress = new Map<string, (query: Query) => LandingPage>([
  ['/market/guess-questions', () => guessQuestionsPage],
  ['/super-gold', superGoldPage],
  [
    '/violet-gold',
    () => ({ ...landingDefaults, title: '紫金课程', config: 'violet-gold', goodsId: '270002' }),
  ],
  [
    '/middle-primary',
    () => ({ ...landingDefaults, title: '中级会员', config: 'middle-primary', goodsId: '270006' }),
  ],
])

/** The landing page at a public address, or undefined where the seed names none. */
export const landingPageOf = (path: string, query: Query): LandingPage | undefined => {
  const at = path.lastIndexOf('/') + 1
  return byAddress.get(path)?.(query) ?? byPrefix.get(path.slice(0, at))?.(path.slice(at), query)
}

/** Ids of the seed are numbers below this. */
const IDS_BELOW = 200

/** The public addresses of all landing pages that the seed names. */
export const landingAddresses = (): string[] => {
  const ids = Array.from({ length: IDS_BELOW }, (_, id) => id)
  const numbered = [...byPrefix.keys()].flatMap((prefix) => ids.map((id) => `${prefix}${id}`))
  return [...byAddress.keys(), ...numbered].filter((address) => landingPageOf(address, {}))
}

import type { RouteSpec } from '../src/routes/defineRoutes'
import { routesByFeature } from '../src/routes/table'

/**
 * Budget of the addresses that most visitors open first, in gzip -9 bytes of all JS and CSS of the first visit. The aim is
 * 122,500: consent, the owners of stored values and the visits of links cost 2,200 that are still to be loaded later, and the list of
 * chunks with a style sheet 630.
 */
const FIRST = 125_900
/** A page that is reached from there: the same entry and 30 KB of its own. */
const INNER = 154_500
/** A learning page, which knows the learner's subjects, exam and phase. */
const LEARNING = 159_100

/** One address of each family of pages: they share their pieces. */
export const sizeBudgets: readonly (readonly [address: string, budget: number])[] = [
  ['/', FIRST],
  ['/market/summer-gold/127', FIRST],
  ['/market/purple-gold/27', FIRST],
  ['/market/high-tutoring/27', FIRST],
  ['/market/homepages/25', FIRST],
  ['/market/super-forum/26', FIRST],
  ['/market/super-sprint/27', FIRST],
  ['/market/guess-questions', FIRST],
  ['/super-gold', FIRST],
  ['/violet-gold', FIRST],
  ['/middle-primary', FIRST],
  ['/market/gold-list27', FIRST],
  ['/market/paper-practice', INNER],
  ['/wm', INNER],
  ['/login', INNER],
  ['/courses/courses-detail?goodsId=270001', INNER],
  ['/spword/index', INNER],
  ['/word-login', INNER],
  ['/sign-index', INNER],
  ['/book/exams-books', INNER],
  ['/postgraduate-sky', INNER],
  ['/product-list', INNER],
  ['/market/chatbot-pro', INNER],
  ['/exercises/mistake-book', LEARNING],
  ['/login-blend', INNER],
  ['/choose/precise-intellect', INNER],
  ['/score-home', INNER],
  ['/rearch/page', INNER],
]

/** Areas of which no address is measured. */
export const unmeasuredAreas = (): string[] =>
  Object.entries(routesByFeature)
    .filter(([, table]) => {
      const places = Object.values<RouteSpec>(table).map(({ path: place }) => place.replace(/\/:.*/, ''))
      const isMeasured = ([address]: (typeof sizeBudgets)[number]): boolean =>
        places.some((place) => address.split('?')[0]?.startsWith(place))
      return !sizeBudgets.some(isMeasured)
    })
    .map(([area]) => area)

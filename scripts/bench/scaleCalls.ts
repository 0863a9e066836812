import type { LightMyRequestResponse, FastifyInstance } from 'fastify'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { LONG_THREAD, TAG } from './seedCommunity'
import { ME, MY_TOKEN } from './seedScale'
import { STAFF_TOKEN } from './seedSales'

const MONTH_MS = 29 * 86_400_000
const span = `from=${shanghaiDate(Date.now() - MONTH_MS)}&to=${shanghaiDate(Date.now())}`

/** One of the hottest calls. */
export interface ScaleCall {
  readonly name: string
  readonly url: string
  /** Asked by head office. */
  readonly asStaff?: true
  /** The most milliseconds at the larger size, beside the ratio. */
  readonly most?: number
}

/** A page of sales, whatever the number of events. */
const SALES_MS = 50

/** Lists, ranks and figures whose tables grow with learners. */
export const scaleCalls: readonly ScaleCall[] = [
  { name: 'account', url: '/user/userinfo' },
  { name: 'orders', url: `/course/v1/users/${ME}/orders?size=20` },
  { name: 'goods detail', url: '/course/v1/goods/270001' },
  { name: 'study centre', url: `/course/v1/users/${ME}/study-centre` },
  { name: 'leads of a user', url: `/gaoshou/v1/sales-clues/users/${ME}` },
  { name: 'rank, first page', url: '/base/v1/promo-papers/english-1/rank?size=20' },
  { name: 'report of a paper', url: `/base/v1/users/${ME}/promo-papers/english-1/report` },
  { name: 'study record', url: `/course/v1/users/${ME}/study-days?page=1&size=20` },
  { name: 'report of a course', url: `/course/v1/users/${ME}/courses/270001/report` },
  { name: 'words today', url: `/word/v1/users/${ME}/today` },
  { name: 'word records', url: `/word/v1/users/${ME}/records` },
  { name: 'word log', url: `/word/v1/users/${ME}/reviews?size=100` },
  { name: 'leaderboard page', url: '/statistics/v1/leaderboard/exercise-points/page?period=all&size=20' },
  { name: 'leaderboard, own', url: '/statistics/v1/leaderboard/exercise-points/item?period=all' },
  { name: 'activity report', url: '/statistics/v1/promotions/127/report' },
  { name: 'activity data', url: `/sales/v1/activities/127?${span}`, asStaff: true, most: SALES_MS },
  { name: 'all activities', url: `/sales/v1/activities?${span}`, asStaff: true, most: SALES_MS },
  { name: 'leads of staff', url: '/sales/v1/clues?size=20', asStaff: true, most: SALES_MS },
  { name: 'sales rank, month', url: '/sales/v1/ranks?span=month', asStaff: true, most: SALES_MS },
  { name: 'forum, new', url: '/community/v1/posts?size=20' },
  { name: 'forum, hot', url: '/community/v1/posts?size=20&sort=hot' },
  { name: 'plate, new', url: '/community/v1/posts?size=20&plate=math' },
  { name: 'plate, hot', url: '/community/v1/posts?size=20&plate=math&sort=hot' },
  { name: 'plate, far down', url: '/community/v1/posts?size=20&plate=math&cursor=500' },
  { name: 'posts of an author', url: '/community/v1/posts?size=20&author=2' },
  { name: 'posts of a tag', url: `/community/v1/posts?size=20&tag=${encodeURIComponent(TAG)}` },
  { name: 'feed of follows', url: '/community/v1/posts?size=20&following=1' },
  { name: 'comments, new', url: `/community/v1/post/${LONG_THREAD}/comments?size=20` },
  { name: 'comments, hot', url: `/community/v1/post/${LONG_THREAD}/comments?size=20&sort=hot` },
]

/** Asks once, as the user of the bench and with the operator's key. */
export const askScale = (
  app: FastifyInstance,
  { url, asStaff }: Pick<ScaleCall, 'url' | 'asStaff'>,
): Promise<LightMyRequestResponse> =>
  app.inject({
    url,
    headers: { authorization: `Bearer ${asStaff ? STAFF_TOKEN : MY_TOKEN}`, 'x-operator-key': 'scale' },
  })

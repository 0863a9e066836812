import type { CallContract } from './define'
import * as account from './auth/account'
import * as smsCode from './auth/smsCode'
import * as thirdParty from './auth/thirdParty'
import * as token from './auth/token'
import * as dictionary from './base/dictionary'
import * as documents from './base/documents'
import * as promotions from './base/promotions'
import * as uploads from './base/uploads'
import * as wechat from './base/wechat'
import * as pageContent from './pages/pageContent'
import * as promoOperations from './pages/promoOperations'
import * as promoPages from './pages/promoPages'
import * as addresses from './course/addresses'
import * as goods from './course/goods'
import * as orders from './course/orders'
import * as studyCentre from './course/studyCentre'
import * as videos from './course/videos'
import * as courseTypePowers from './gaoshou/courseTypePowers'
import * as sales from './gaoshou/sales'
import * as salesClues from './gaoshou/salesClues'
import * as sellers from './gaoshou/sellers'
import * as student from './gaoshou/student'
import * as studentGoods from './gaoshou/studentGoods'
import * as promoArticles from './promo/articles'
import * as audioTracks from './promo/audioTracks'
import * as handInTest from './promo/handInTest'
import * as promoLectures from './promo/lectures'
import * as mindMaps from './promo/mindMaps'
import * as promoPapers from './promo/papers'
import * as promoEvents from './promo/promoEvents'
import * as activityReport from './tracking/activityReport'
import * as pageEvents from './tracking/pageEvents'
import * as wordBooks from './word/books'
import * as wordPlans from './word/plans'
import * as wordShares from './word/shares'
import * as wordStageTests from './word/stageTests'
import * as wordToday from './word/today'
import * as wordReviews from './word/reviews'

const modules: readonly Record<string, unknown>[] = [
  account,
  smsCode,
  thirdParty,
  token,
  dictionary,
  documents,
  promotions,
  uploads,
  wechat,
  pageContent,
  promoOperations,
  promoPages,
  addresses,
  goods,
  orders,
  studyCentre,
  videos,
  courseTypePowers,
  sales,
  salesClues,
  sellers,
  student,
  studentGoods,
  promoArticles,
  audioTracks,
  handInTest,
  promoLectures,
  mindMaps,
  promoPapers,
  promoEvents,
  activityReport,
  pageEvents,
  wordBooks,
  wordPlans,
  wordShares,
  wordStageTests,
  wordToday,
  wordReviews,
]

const isCall = (value: unknown): value is CallContract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** Every call of the product: for the backend, the API reference and tests. The app imports single calls instead. */
export const allCalls: readonly CallContract[] = modules.flatMap((calls) =>
  Object.values(calls).filter(isCall),
)

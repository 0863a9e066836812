import * as afterSale from '@/contracts/course/afterSale'
import * as addresses from '@/contracts/course/addresses'
import * as coupons from '@/contracts/course/coupons'
import * as examDates from '@/contracts/course/examDates'
import * as goods from '@/contracts/course/goods'
import * as learning from '@/contracts/course/learning'
import * as orders from '@/contracts/course/orders'
import * as points from '@/contracts/course/points'
import * as recitals from '@/contracts/course/recitals'
import * as studyCentre from '@/contracts/course/studyCentre'
import * as tasks from '@/contracts/course/tasks'
import * as videos from '@/contracts/course/videos'
import type { Area } from '../Area'
import { courseContent } from './content/courseContent'
import { courseKnowledge } from './content/courseKnowledge'
import { courseAccounts } from './courseAccounts'
import { createCourseServices } from './createCourseServices'
import { HomeScreens } from './goods/HomeScreens'
import { noticeRoutes } from './orders/noticeRoutes'
import { courseRoutes } from './routes'

/** Goods, orders, payments, coupons, addresses, study centre. */
export const courseArea: Area = {
  name: 'course',
  contracts: [
    addresses,
    afterSale,
    coupons,
    examDates,
    goods,
    learning,
    orders,
    points,
    recitals,
    studyCentre,
    tasks,
    videos,
  ],
  content: courseContent,
  knowledge: courseKnowledge,
  accounts: courseAccounts,
  start: (foundation, others) => {
    const services = createCourseServices(foundation, others)
    return {
      routes: ({ app, serve }) => {
        courseRoutes(serve, services)
        noticeRoutes(app, foundation.payments, services.settlement)
      },
      offers: {
        welcome: (uid) => services.coupons.welcome(uid),
        grantCoupon: (tx, uid, templateId) => services.coupons.grant(tx, uid, templateId),
        takeTask: (uid, taskId) => services.tasks.take(uid, taskId),
      },
      chores: [() => services.orders.closeExpired(), () => services.refunds.giveBack()],
      screens: new HomeScreens(foundation.items, services.goods, foundation.clock),
    }
  },
}

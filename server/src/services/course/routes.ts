import * as addressCalls from '@/contracts/course/addresses'
import * as afterSaleCalls from '@/contracts/course/afterSale'
import * as couponCalls from '@/contracts/course/coupons'
import * as goodsCalls from '@/contracts/course/goods'
import * as orderCalls from '@/contracts/course/orders'
import * as learningCalls from '@/contracts/course/learning'
import { examDates } from '@/contracts/course/examDates'
import * as pointCalls from '@/contracts/course/points'
import * as reciteCalls from '@/contracts/course/recitals'
import { dayTasks } from '@/contracts/course/tasks'
import { authoredVideoSchema, video } from '@/contracts/course/videos'
import { studyCentre } from '@/contracts/course/studyCentre'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import type { Serve } from '../../http/serve'
import type { createCourseServices } from './createCourseServices'

type CourseServices = ReturnType<typeof createCourseServices>

const DONE = { done: true } as const

const serveGoods = (serve: Serve, { goods }: CourseServices): void => {
  serve(goodsCalls.goodsList, ({ query }) => goods.shop(query))
  serve(goodsCalls.shopCategories, () => goods.categories())
  serve(goodsCalls.goodsDetail, ({ params, session }) => goods.detail(params.goodsId, session?.uid))
  serve(goodsCalls.goodsComments, ({ params, query }) =>
    goods.comments(params.goodsId, query.page, query.size),
  )
  serve(goodsCalls.classTypes, () => goods.classTypes())
  serve(goodsCalls.courseTypeFamily, ({ params }) => goods.family(params.id))
}

const serveOrders = (serve: Serve, services: CourseServices): void => {
  const { placement, orders, settlement, signer } = services
  serve(orderCalls.createOrder, ({ uid, body }) => placement.place(uid, body))
  serve(orderCalls.orders, ({ uid, query }) => orders.list(uid, query.status, query.page, query.size))
  serve(orderCalls.order, ({ uid, params }) => orders.order(uid, params.orderId))
  serve(orderCalls.orderStatus, ({ uid, params }) => orders.status(uid, params.orderId))
  serve(orderCalls.cancelOrder, ({ uid, params }) => orders.cancel(uid, params.orderId))
  serve(orderCalls.payOrder, ({ uid, params, body, request }) =>
    orders.pay(uid, params.orderId, { ...body, address: request.ip }),
  )
  serve(orderCalls.paymentNotify, async ({ body: { signature, ...notice } }) => {
    if (!signer.verify(notice, signature)) throw new ApiError('signatureInvalid')
    await settlement.settle(notice)
    return DONE
  })
}

const serveCoupons = (serve: Serve, { coupons }: CourseServices): void => {
  serve(couponCalls.usableCoupons, ({ uid, query }) => coupons.usable(uid, query.goodsId))
  serve(couponCalls.coupons, ({ uid, query }) => coupons.list(uid, query.state, query.page, query.size))
  serve(couponCalls.claimCoupon, ({ uid, body }) => coupons.claim(uid, body.code))
  serve(couponCalls.couponGoods, ({ uid, params, query }) =>
    coupons.goodsOf(uid, params.couponId, query.page, query.size),
  )
}

const serveAfterSale = (serve: Serve, { afterSale }: CourseServices): void => {
  serve(afterSaleCalls.afterSale, ({ uid, params }) => afterSale.of(uid, params.orderId))
  serve(afterSaleCalls.requestRefund, ({ uid, params, body }) =>
    afterSale.requestRefund(uid, params.orderId, body.reason),
  )
  serve(afterSaleCalls.requestInvoice, ({ uid, params, body }) =>
    afterSale.requestInvoice(uid, params.orderId, body.data),
  )
  serve(afterSaleCalls.openRefunds, ({ query }) => afterSale.openRefunds(query.page, query.size))
  serve(afterSaleCalls.decideRefund, ({ params, body }) => afterSale.decide(params.orderId, body))
  serve(afterSaleCalls.issueInvoice, async ({ params, body }) => {
    await afterSale.issueInvoice(params.orderId, body.url)
    return DONE
  })
  serve(afterSaleCalls.sendOrder, async ({ params, body }) => {
    await afterSale.send(params.orderId, body)
    return DONE
  })
}

const serveAddresses = (serve: Serve, { addresses }: CourseServices): void => {
  serve(addressCalls.addresses, ({ uid }) => addresses.list(uid))
  serve(addressCalls.address, ({ uid, params }) => addresses.find(uid, params.addressId))
  serve(addressCalls.createAddress, ({ uid, body }) => addresses.create(uid, body))
  serve(addressCalls.updateAddress, ({ uid, params, body }) => addresses.update(uid, params.addressId, body))
  serve(addressCalls.deleteAddress, async ({ uid, params }) => {
    await addresses.remove(uid, params.addressId)
    return DONE
  })
}

const serveLearning = (serve: Serve, { learning }: CourseServices): void => {
  serve(learningCalls.courseLearning, ({ uid, params }) => learning.course(uid, params.goodsId))
  serve(learningCalls.saveScope, async ({ uid, params, body }) => {
    await learning.saveScope(uid, params.goodsId, body.chapters)
    return DONE
  })
}

const servePoints = (serve: Serve, { points, recite, tasks }: CourseServices): void => {
  serve(pointCalls.pointSubjects, () => points.subjects())
  serve(pointCalls.knowledgeTree, ({ uid, params }) => points.tree(uid, params.subject))
  serve(pointCalls.knowledgePoint, ({ uid, params }) => points.point(uid, params.pointId))
  serve(pointCalls.weakPoints, ({ uid, query }) => points.weak(uid, query.subject, query.page, query.size))
  serve(pointCalls.reciteDeck, ({ params }) => points.deck(params.subject))
  serve(reciteCalls.sendRecitals, ({ uid, body }) => recite.append(uid, body.events))
  serve(reciteCalls.recitals, ({ uid, query }) => recite.after(uid, query.after, query.size))
  serve(dayTasks, ({ uid, query }) => tasks.day(uid, query.day))
}

/** Goods, orders, addresses and the study centre. */
export const courseRoutes = (serve: Serve, services: CourseServices): void => {
  serveGoods(serve, services)
  serveOrders(serve, services)
  serveCoupons(serve, services)
  serveAfterSale(serve, services)
  serveAddresses(serve, services)
  serveLearning(serve, services)
  servePoints(serve, services)
  serve(examDates, () => services.study.examDates())
  serve(studyCentre, ({ uid }) => services.study.centre(uid))
  serve(video, async ({ params, query }) => {
    const found = await services.items.find('video', params.vid, authoredVideoSchema)
    const { qualities, ...clip } = orThrow(found, 'notFound')
    return { ...clip, url: qualities?.[query.quality ?? ''] ?? clip.url }
  })
}

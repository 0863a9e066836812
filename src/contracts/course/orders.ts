import * as v from 'valibot'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import {
  doneSchema,
  fenSchema,
  idSchema,
  inviteCodeSchema,
  pageOf,
  pageQueryEntries,
  promotionIdSchema,
  timeSchema,
  uidParams,
  uidSchema,
} from '../scalars'

export const orderStatuses = ['unpaid', 'paid', 'closed', 'refunded'] as const
export const orderStatusSchema = v.picklist(orderStatuses)
export type OrderStatus = v.InferOutput<typeof orderStatusSchema>

/** The address an order is sent to, as it was when ordered. */
export const shippingSchema = v.object({
  receiver: v.string(),
  phone: v.string(),
  region: v.string(),
  detail: v.string(),
})

/** An order; `expiresAt` is when an unpaid one closes, `returnPath` none. Money in 分. */
export const orderSchema = v.object({
  orderId: v.string(),
  goodsId: v.string(),
  title: v.string(),
  cover: v.string(),
  status: orderStatusSchema,
  price: fenSchema,
  discount: fenSchema,
  payable: fenSchema,
  couponId: v.optional(v.string()),
  shipping: v.optional(shippingSchema),
  /** In a list: a refund was requested and is under review. */
  refunding: v.optional(v.boolean()),
  createdAt: timeSchema,
  expiresAt: timeSchema,
  paidAt: v.optional(timeSchema),
  closedAt: v.optional(timeSchema),
  /** When what is shipped was sent. */
  sentAt: v.optional(timeSchema),
})
export type Order = v.InferOutput<typeof orderSchema>

const orderParams = v.object({ uid: uidSchema, orderId: idSchema })

export const createOrder = defineCall({
  id: 'course.createOrder',
  allows: 'owner',
  method: 'POST',
  path: '/course/v1/users/{uid}/orders',
  summary: 'Order goods; the same idempotency key answers the same order.',
  params: uidParams,
  body: v.object({
    idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
    goodsId: idSchema,
    couponId: v.optional(idSchema),
    addressId: v.optional(idSchema),
    agreementVersion: v.pipe(v.string(), v.regex(/^[0-9.]{1,16}$/)),
    promotionId: v.optional(promotionIdSchema),
    inviteCode: v.optional(inviteCodeSchema),
    remark: v.optional(lineSchema(100)),
  }),
  response: orderSchema,
  assumed: true,
})

export const orders = defineCall({
  id: 'course.orders',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/orders',
  summary: 'Orders of the user, newest first.',
  params: uidParams,
  query: v.object({ status: v.optional(orderStatusSchema), ...pageQueryEntries }),
  lists: 'paged',
  response: pageOf(orderSchema),
  hideLoading: true,
  assumed: true,
})

export const order = defineCall({
  id: 'course.order',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/orders/{orderId}',
  summary: 'One order of the user.',
  params: orderParams,
  response: orderSchema,
  hideLoading: true,
  assumed: true,
})

export const orderStatus = defineCall({
  id: 'course.orderStatus',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/orders/{orderId}/status',
  summary: 'The state to poll after the cashier: paid and whether the goods are in the study centre.',
  params: orderParams,
  response: v.object({ orderId: v.string(), status: orderStatusSchema, entitled: v.boolean() }),
  hideLoading: true,
  assumed: true,
})

export const cancelOrder = defineCall({
  id: 'course.cancelOrder',
  allows: 'owner',
  method: 'POST',
  path: '/course/v1/users/{uid}/orders/{orderId}/cancel',
  summary: 'Close an unpaid order; the coupon comes back.',
  params: orderParams,
  response: orderSchema,
  assumed: true,
})

/** How to pay: open the cashier's address, call the WeChat JSAPI or mini-program payment, or nothing when free. */
export const paymentSchema = v.variant('kind', [
  v.object({ kind: v.literal('cashier'), paymentId: v.string(), url: v.string() }),
  v.object({
    kind: v.literal('wechat'),
    paymentId: v.string(),
    appId: v.string(),
    timeStamp: v.string(),
    nonceStr: v.string(),
    package: v.string(),
    signType: v.string(),
    paySign: v.string(),
  }),
  v.object({ kind: v.literal('paid') }),
])
export type Payment = v.InferOutput<typeof paymentSchema>

export const payOrder = defineCall({
  id: 'course.payOrder',
  allows: 'owner',
  method: 'POST',
  path: '/course/v1/users/{uid}/orders/{orderId}/pay',
  summary: 'Start a payment of an unpaid order.',
  params: orderParams,
  body: v.object({
    channel: v.optional(v.picklist(['h5', 'jsapi', 'mini-program']), 'h5'),
    openId: v.optional(v.pipe(v.string(), v.maxLength(128))),
  }),
  response: paymentSchema,
  assumed: true,
})

export const paymentNotify = defineCall({
  id: 'course.paymentNotify',
  allows: 'anyone',
  method: 'POST',
  path: '/course/v1/payments/notify',
  summary: 'The signed notification of the payment provider; repeating and reordering it changes nothing.',
  body: v.object({
    paymentId: idSchema,
    outcome: v.picklist(['paid', 'failed']),
    amount: fenSchema,
    transactionId: v.pipe(v.string(), v.maxLength(64)),
    at: timeSchema,
    signature: v.pipe(v.string(), v.maxLength(128)),
  }),
  response: doneSchema,
  assumed: true,
})

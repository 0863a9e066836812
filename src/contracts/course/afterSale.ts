import * as v from 'valibot'
import { webAddressSchema } from '../webAddress'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import { doneSchema, fenSchema, idSchema, pageOf, pageQueryEntries, timeSchema, uidSchema } from '../scalars'

const orderParams = v.object({ uid: uidSchema, orderId: idSchema })
const operatedOrder = v.object({ orderId: idSchema })

/** The current refund quote of an order: all, a part, or nothing and why. `amount` in 分. */
export const refundQuoteSchema = v.variant('kind', [
  v.object({ kind: v.literal('whole'), amount: fenSchema }),
  v.object({ kind: v.literal('part'), amount: fenSchema }),
  v.object({ kind: v.literal('none'), why: v.picklist(['notPaid', 'free', 'expired', 'finished']) }),
])
export type RefundQuote = v.InferOutput<typeof refundQuoteSchema>

export const refundStates = ['requested', 'granted', 'refused'] as const

/** A refund that the buyer asked for; `note` is what the office said about it. */
export const refundSchema = v.object({
  state: v.picklist(refundStates),
  amount: fenSchema,
  reason: v.string(),
  note: v.optional(v.string()),
  requestedAt: timeSchema,
  decidedAt: v.optional(timeSchema),
})
export type Refund = v.InferOutput<typeof refundSchema>

const titleSchema = v.pipe(lineSchema(60), v.minLength(2, '请填写发票抬头'))
const emailSchema = v.pipe(lineSchema(80), v.email('请填写正确的邮箱'))

/** Title and recipient of an invoice. */
export const invoiceDataSchema = v.variant('kind', [
  v.object({ kind: v.literal('person'), title: titleSchema, email: emailSchema }),
  v.object({
    kind: v.literal('company'),
    title: titleSchema,
    taxNumber: v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^(?:[0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/, '税号为15、18或20位字母和数字'),
    ),
    email: emailSchema,
  }),
])
export type InvoiceData = v.InferOutput<typeof invoiceDataSchema>

/** An invoice: asked for, or issued and to be read at `url`. */
export const invoiceSchema = v.object({
  data: invoiceDataSchema,
  requestedAt: timeSchema,
  url: v.optional(v.string()),
})
export type Invoice = v.InferOutput<typeof invoiceSchema>

export const deliverySchema = v.object({ carrier: v.string(), number: v.string(), sentAt: timeSchema })
export type Delivery = v.InferOutput<typeof deliverySchema>

/** Available and completed after-sale actions of a paid order. */
export const afterSaleSchema = v.object({
  quote: refundQuoteSchema,
  refund: v.nullable(refundSchema),
  invoice: v.nullable(invoiceSchema),
  delivery: v.nullable(deliverySchema),
})
export type AfterSale = v.InferOutput<typeof afterSaleSchema>

export const afterSale = defineCall({
  id: 'course.afterSale',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/orders/{orderId}/after-sale',
  summary: 'Refund, invoice and delivery of one order of the user.',
  params: orderParams,
  response: afterSaleSchema,
  hideLoading: true,
  assumed: true,
})

export const requestRefund = defineCall({
  id: 'course.requestRefund',
  allows: 'owner',
  method: 'POST',
  path: '/course/v1/users/{uid}/orders/{orderId}/refund',
  summary:
    'Ask for the money back. What the rules give whole and nothing was sent for is granted at once; asking again answers the same request.',
  params: orderParams,
  body: v.object({ reason: v.pipe(lineSchema(100), v.minLength(2, '请选择或填写退款原因')) }),
  response: refundSchema,
  assumed: true,
})

export const requestInvoice = defineCall({
  id: 'course.requestInvoice',
  allows: 'owner',
  method: 'POST',
  path: '/course/v1/users/{uid}/orders/{orderId}/invoice',
  summary: 'Ask for the invoice of a paid order; until it is issued its data can be changed.',
  params: orderParams,
  body: v.object({ data: invoiceDataSchema }),
  response: invoiceSchema,
  assumed: true,
})

const openRefundSchema = v.object({ orderId: v.string(), title: v.string(), ...refundSchema.entries })

export const openRefunds = defineCall({
  id: 'course.openRefunds',
  allows: 'operator',
  method: 'GET',
  path: '/course/v1/operations/refunds',
  summary: 'Refunds that wait for the office, the oldest first.',
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(openRefundSchema),
  hideLoading: true,
  assumed: true,
})

export const decideRefund = defineCall({
  id: 'course.decideRefund',
  allows: 'operator',
  method: 'POST',
  path: '/course/v1/operations/refunds/{orderId}',
  summary: 'Grant or refuse a refund; a decision stands.',
  params: operatedOrder,
  body: v.object({ granted: v.boolean(), note: v.optional(lineSchema(200)) }),
  response: refundSchema,
  assumed: true,
})

export const issueInvoice = defineCall({
  id: 'course.issueInvoice',
  allows: 'operator',
  method: 'POST',
  path: '/course/v1/operations/invoices/{orderId}',
  summary: 'Say where the invoice of an order can be read.',
  params: operatedOrder,
  body: v.object({ url: webAddressSchema }),
  response: doneSchema,
  assumed: true,
})

export const sendOrder = defineCall({
  id: 'course.sendOrder',
  allows: 'operator',
  method: 'POST',
  path: '/course/v1/operations/deliveries/{orderId}',
  summary: 'Say by whom and under which number the goods of an order were sent.',
  params: operatedOrder,
  body: v.object({
    carrier: v.pipe(lineSchema(20), v.minLength(2)),
    number: v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{6,40}$/)),
  }),
  response: doneSchema,
  assumed: true,
})

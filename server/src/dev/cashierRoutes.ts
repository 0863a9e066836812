import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Db } from '../db/Database'
import { orders, payments } from '../db/schema/courses'
import type { NoticeSigner } from '../gateways/payment/NoticeSigner'
import { escapeMarkup } from '../http/escapeMarkup'
import { orThrow } from '../http/orThrow'
import type { Clock } from '../ports/Clock'
import type { Random } from '../ports/Random'
import { devPage } from './devPage'

const DELAY = 5000
const paramsSchema = v.object({ paymentId: v.string() })
const actionSchema = v.object({ action: v.picklist(['pay', 'fail', 'delay']) })

interface CashierDeps {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly signer: NoticeSigner
}

const paymentOf = async (db: Db, params: unknown) => {
  const { paymentId } = v.parse(paramsSchema, params)
  const [row] = await db
    .select({
      paymentId: payments.paymentId,
      amount: payments.amount,
      orderId: orders.orderId,
      title: orders.title,
      isRefunded: eq(payments.refundState, 'done'),
      isPaid: eq(orders.status, 'paid'),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.orderId, payments.orderId))
    .where(eq(payments.paymentId, paymentId))
  return orThrow(row, 'notFound')
}

const button = (action: string, text: string, kind: string) =>
  `<button class="${kind}" name="action" value="${action}">${text}</button>`

const form = `<form method="post">${button('pay', '确认支付', '')}${button('delay', '支付，5 秒后才通知', 'ghost')}${button('fail', '支付失败', 'danger')}</form>`

const resultOf = (page: 'pay-success' | 'pay-faillure', orderId: string): string =>
  `/courses/${page}?orderId=${orderId}`

const cashierPage = (title: string, amount: number, what: string) =>
  devPage(
    '研途收银台（开发）',
    '这里扮演第三方支付，不会产生真实扣款。',
    `<section class="card"><div class="soft">${escapeMarkup(title)}</div><div class="price">¥${(amount / 100).toFixed(2)}</div>${what}</section>`,
  )

/** `/dev/cashier/:paymentId`: plays the third party and notifies the backend over its public call. */
export const cashierRoutes = (app: FastifyInstance, deps: CashierDeps): void => {
  const { db, clock, random, signer } = deps

  const notify = async (paymentId: string, amount: number, outcome: 'paid' | 'failed') => {
    const fields = { paymentId, outcome, amount, transactionId: `dev${random.id()}`, at: clock() }
    const payload = { ...fields, signature: signer.sign(fields) }
    await app.inject({ method: 'POST', url: '/course/v1/payments/notify', payload })
  }

  app.get('/dev/cashier/:paymentId', { schema: { hide: true } }, async (request, reply) => {
    const found = await paymentOf(db, request.params)
    // Whoever goes back to a cashier that was used meets the result of it, in its place in the history.
    if (found.isPaid === true && found.isRefunded !== true)
      return reply.header('cache-control', 'no-store').redirect(resultOf('pay-success', found.orderId), 302)
    const what = found.isRefunded === true ? '<p>已退款</p>' : form
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(cashierPage(found.title, found.amount, what))
  })

  app.post('/dev/cashier/:paymentId', { schema: { hide: true } }, async (request, reply) => {
    const { paymentId, amount, orderId } = await paymentOf(db, request.params)
    const { action } = v.parse(actionSchema, request.body)
    if (action === 'delay')
      setTimeout(() => void notify(paymentId, amount, 'paid').catch(() => undefined), DELAY).unref()
    else await notify(paymentId, amount, action === 'pay' ? 'paid' : 'failed')
    return reply.redirect(resultOf(action === 'fail' ? 'pay-faillure' : 'pay-success', orderId), 303)
  })
}

import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { payments, type RefundReason } from '../../../db/schema/courses'
import type { PaymentProvider } from '../../../gateways/payment/PaymentProvider'
import type { Clock } from '../../../ports/Clock'
import type { PaymentRow } from './OrderRepository'

const MINUTE = 60_000
const LONGEST_PAUSE = 6 * 60 * MINUTE
const MOST_AT_ONCE = 100

const reasons: Readonly<Record<RefundReason, string>> = {
  buyerAsked: '买家申请退款',
  orderPaid: '订单已支付，退回重复付款',
  orderRefunded: '订单已退款，退回付款',
  accountGone: '账号已注销，退回付款',
  goodsGone: '课程已下架，退回付款',
  goodsOwned: '你已拥有该课程，退回付款',
  goodsSoldOut: '课程已售罄，退回付款',
  couponSpent: '优惠券已用于其他订单，退回付款',
  amountChanged: '付款金额与订单不符，退回付款',
}

interface RefundDeps {
  readonly db: Db
  readonly clock: Clock
  readonly payments: PaymentProvider
  readonly onFailure: (error: unknown) => void
}

/** Gives money back that is due. Several processes may work at once; a request that failed or is still on its way comes again. */
export class RefundService {
  constructor(private readonly deps: RefundDeps) {}

  /** Requests every refund that is due from the provider; returns the number of completed ones. */
  async giveBack(): Promise<number> {
    let done = 0
    for (let asked = 0; asked < MOST_AT_ONCE; asked += 1) {
      const payment = await this.claim()
      if (!payment) break
      if (await this.ask(payment)) done += 1
    }
    return done
  }

  /** Takes the next one; should this process die with it, another takes it up after the pause. */
  private async claim(): Promise<PaymentRow | undefined> {
    const { db, clock, payments: provider } = this.deps
    const now = clock()
    const next = db
      .select({ paymentId: payments.paymentId })
      .from(payments)
      .where(
        and(
          eq(payments.refundState, 'due'),
          eq(payments.provider, provider.name),
          lte(payments.refundAfter, now),
        ),
      )
      .orderBy(asc(payments.refundAfter))
      .limit(1)
      .for('update', { skipLocked: true })
    const pause = sql`least(${LONGEST_PAUSE}, ${MINUTE} * power(2, least(${payments.refundTries}, 20)))`
    const [row] = await db
      .update(payments)
      .set({
        refundTries: sql`${payments.refundTries} + 1`,
        refundAfter: sql`${new Date(now).toISOString()}::timestamptz + ${pause} * interval '1 millisecond'`,
      })
      .where(eq(payments.paymentId, next))
      .returning()
    return row
  }

  private async ask({ paymentId, amount, refundAmount, refundReason }: PaymentRow): Promise<boolean> {
    const { db, clock, payments: provider, onFailure } = this.deps
    try {
      const reason = reasons[refundReason ?? 'orderPaid']
      if ((await provider.refund({ paymentId, amount: refundAmount ?? amount, reason })) === 'pending')
        return false
    } catch (error) {
      onFailure(error)
      return false
    }
    await db
      .update(payments)
      .set({ refundState: 'done', refundedAt: clock() })
      .where(eq(payments.paymentId, paymentId))
    return true
  }
}

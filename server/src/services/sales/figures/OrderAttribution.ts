import { and, eq } from 'drizzle-orm'
import { ATTRIBUTION_VERSION, ATTRIBUTION_WINDOW_MS, lastTouch } from '@/domain/sales/attribution'
import { shanghaiDate } from '@/lib/shanghaiDate'
import type { Db } from '../../../db/Database'
import { orders, orderRefunds } from '../../../db/schema/courses'
import { type HoldReason, type OrderHold, orderSources, salesCounting } from '../../../db/schema/salesWork'
import { VisitRepository } from '../links/VisitRepository'

type OrderRow = typeof orders.$inferSelect
type SourceRow = typeof orderSources.$inferInsert

/**
 * Snapshots of paid orders: the source that the account was frozen with, and the last visit before the order beside it. Both
 * follow from what was true when the order was made, so it does not matter when the queue comes to it.
 */
export class OrderAttribution {
  /** Works inside the transaction of the queue. */
  constructor(private readonly tx: Db) {}

  async attribute(orderId: string): Promise<void> {
    const [order] = await this.tx.select().from(orders).where(eq(orders.orderId, orderId))
    if (!order || order.paidAt === null || order.payable === 0) return
    const paid = await this.snapshot(order)
    if (order.status === 'refunded') await this.refund(order, paid)
  }

  private async snapshot(order: OrderRow): Promise<SourceRow> {
    const visits = new VisitRepository(this.tx)
    // Locked before the order's own rows, as a decision locks them: what is decided meanwhile is seen here, or waits for this.
    const source = await visits.holdSource(order.uid)
    const [known] = await this.tx
      .select()
      .from(orderSources)
      .where(eq(orderSources.id, order.orderId))
      .for('update')
    if (known) return known
    const until = order.createdAt
    const touches = await visits.touches(order.uid, null, { after: until - ATTRIBUTION_WINDOW_MS, until })
    const staffId = source?.staffId ?? null
    const row: SourceRow = {
      id: order.orderId,
      orderId: order.orderId,
      kind: 'paid',
      code: source?.code ?? null,
      lastCode: lastTouch(touches, until)?.code ?? null,
      staffId,
      branchId: source?.branchId ?? null,
      promotionId: order.promotionId ?? source?.promotionId ?? '',
      amount: order.payable,
      at: order.paidAt ?? order.createdAt,
      ruleVersion: ATTRIBUTION_VERSION,
      held: await this.holdOf(order.uid, staffId, source?.held ?? null),
      waitsFor: source && source.held !== null ? source.uid : null,
    }
    await this.add(row)
    return row
  }

  /** An order waits with its registration; after that decision, an order of the member's own account waits for its own. */
  private async holdOf(
    uid: number,
    staffId: string | null,
    held: HoldReason | null,
  ): Promise<OrderHold | null> {
    if (held !== null) return 'registration'
    if (staffId === null) return null
    return (await new VisitRepository(this.tx).isSelf(uid, staffId)) ? 'self' : null
  }

  /** A refund is a row of its own, on its own day, with what was given back. */
  private async refund(order: OrderRow, paid: SourceRow): Promise<void> {
    const [given] = await this.tx
      .select()
      .from(orderRefunds)
      .where(and(eq(orderRefunds.orderId, order.orderId)))
    const amount = given && given.state !== 'refused' ? given.amount : order.payable
    const at = given?.decidedAt ?? order.closedAt ?? paid.at
    await this.add({ ...paid, id: `${order.orderId}:refund`, kind: 'refund', amount: -amount, at })
  }

  private async add(row: SourceRow): Promise<void> {
    const added = await this.tx.insert(orderSources).values(row).onConflictDoNothing().returning()
    if (added.length === 0) return
    await recountOrder(this.tx, row)
  }
}

/** Queues a recount for the day of an order, its activity and its member. */
export const recountOrder = async (
  tx: Db,
  { promotionId, staffId, at }: Pick<SourceRow, 'promotionId' | 'staffId' | 'at'>,
): Promise<void> => {
  const day = shanghaiDate(at)
  const subjects = [{ kind: 'activity' as const, subject: '' }]
  const own = staffId ? [{ kind: 'staff' as const, subject: staffId }] : []
  await tx.insert(salesCounting).values([...subjects, ...own].map((one) => ({ ...one, promotionId, day })))
}

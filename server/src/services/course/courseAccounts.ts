import { and, eq, exists, inArray, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import {
  addresses,
  entitlements,
  lessonProgress,
  orderInvoices,
  orderRefunds,
  orders,
  userCoupons,
} from '../../db/schema/courses'
import { reciteEvents, studyScopes, taskAwards } from '../../db/schema/study'
import { EventLog } from '../../repository/EventLog'
import { type AccountRows, ownedRows } from '../AccountRows'
import { recitalsLock } from './study/recitalsLock'

const owned = ownedRows([
  { table: addresses },
  { table: entitlements, by: [entitlements.goodsId] },
  { table: lessonProgress, by: [lessonProgress.goodsId, lessonProgress.lessonId] },
  { table: studyScopes, by: [studyScopes.goodsId, studyScopes.chapter] },
  { table: taskAwards, by: [taskAwards.taskId] },
  { table: orderInvoices },
  { table: orderRefunds },
  { table: userCoupons, by: [userCoupons.templateId] },
])

/** Of goods that both own the longer right stays; without an end is longest. */
const keepLongerRight = (tx: Db, from: number, to: number) =>
  tx.execute(sql`
    update entitlements set expires_at = case
      when entitlements.expires_at is null or theirs.expires_at is null then null
      else greatest(entitlements.expires_at, theirs.expires_at) end
    from entitlements theirs
    where entitlements.uid = ${to} and theirs.uid = ${from} and theirs.goods_id = entitlements.goods_id`)

/** A coupon that one of them has spent is spent for both. One whose order was closed is not, though it still names it. */
const keepSpentCoupons = async (tx: Db, from: number, to: number) => {
  const order = tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.orderId, userCoupons.orderId), inArray(orders.status, ['paid', 'unpaid'])))
  const spent = tx
    .select({ id: userCoupons.templateId })
    .from(userCoupons)
    .where(and(eq(userCoupons.uid, from), exists(order)))
  await tx
    .delete(userCoupons)
    .where(and(eq(userCoupons.uid, to), notExists(order), inArray(userCoupons.templateId, spent)))
}

const recitals = new EventLog(reciteEvents)

/** Orders stay for the books, without the address. */
export const courseAccounts: AccountRows = {
  logLocks: (uid) => [recitalsLock(uid)],
  remove: async (tx, account) => {
    await owned.remove(tx, account)
    await tx.delete(reciteEvents).where(eq(reciteEvents.uid, account.uid))
    await tx
      .update(orders)
      .set({ shipping: null, addressId: null, remark: null })
      .where(eq(orders.uid, account.uid))
  },
  move: async (tx, from, to) => {
    await keepLongerRight(tx, from, to)
    await keepSpentCoupons(tx, from, to)
    await tx.update(addresses).set({ isDefault: false }).where(eq(addresses.uid, from))
    await owned.move(tx, from, to)
    await recitals.join(tx, from, to)
    // Both may have used the same key; an order that was placed is never placed again by the old one.
    const idempotencyKey = sql`${orders.idempotencyKey} || ':' || ${orders.orderId}`
    await tx.update(orders).set({ uid: to, idempotencyKey }).where(eq(orders.uid, from))
  },
}

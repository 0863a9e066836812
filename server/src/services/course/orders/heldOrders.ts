import { and, eq, gt, or } from 'drizzle-orm'
import { orders } from '../../../db/schema/courses'

/** Unpaid orders whose time is not over, whether those before them were written down as closed yet or not. */
export const waitingOrders = (now: number) => and(eq(orders.status, 'unpaid'), gt(orders.expiresAt, now))

/** Orders that have what they were placed for, a coupon or a place: what is paid, and what waits for its money in time. */
export const holdingOrders = (now: number) => or(eq(orders.status, 'paid'), waitingOrders(now))

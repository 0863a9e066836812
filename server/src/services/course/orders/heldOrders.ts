import { and, eq, gt, or } from 'drizzle-orm'
import { orders } from '../../../db/schema/courses'

/** Unpaid orders whose time is not over, whether those before them were written down as closed yet or not. */
export const waitingOrders = (now: number) => and(eq(orders.status, 'unpaid'), gt(orders.expiresAt, now))

/** Orders that hold their coupon or place: paid ones, and unpaid ones in time. */
export const holdingOrders = (now: number) => or(eq(orders.status, 'paid'), waitingOrders(now))

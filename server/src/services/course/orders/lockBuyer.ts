import type { Db } from '../../../db/Database'
import { orThrow } from '../../../http/orThrow'
import { lockAccount } from '../../../repository/lockAccount'
import { OrderRepository } from './OrderRepository'

/**
 * Holds the account whose order it is until the transaction ends. To be called before any row of the order is locked: a merge or
 * a removal takes the account first too, and then its orders.
 */
export const lockBuyer = async (tx: Db, orderId: string, now: number): Promise<void> => {
  const orders = new OrderRepository(tx)
  const uid = orThrow(await orders.buyerOf(orderId), 'notFound')
  await lockAccount(tx, uid, now)
  // A merge that was waited for has given the order to another account.
  if ((await orders.buyerOf(orderId)) !== uid) await lockBuyer(tx, orderId, now)
}

import type { Order } from '@/contracts/course/orders'
import type { ShownOrder } from './OrderRepository'

/** An order as its owner sees it. */
export const orderOf = (row: ShownOrder): Order => ({
  orderId: row.orderId,
  goodsId: row.goodsId,
  title: row.title,
  cover: row.cover,
  status: row.status,
  price: row.price,
  discount: row.discount,
  payable: row.payable,
  ...(row.couponId !== null && { couponId: row.couponId }),
  ...(row.shipping !== null && { shipping: row.shipping }),
  ...(row.refund === 'requested' && { refunding: true }),
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  ...(row.paidAt !== null && { paidAt: row.paidAt }),
  ...(row.closedAt !== null && { closedAt: row.closedAt }),
  ...(row.sentAt !== null && { sentAt: row.sentAt }),
})

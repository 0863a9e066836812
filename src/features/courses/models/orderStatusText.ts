import type { Order, OrderStatus } from '@/contracts/course/orders'

/** What an order's state is called. */
export const orderStatusText: Readonly<Record<OrderStatus, string>> = {
  unpaid: '待支付',
  paid: '已支付',
  closed: '已关闭',
  refunded: '已退款',
}

/** The same of one order, whose refund may be under way. */
export const orderStandText = ({ status, refunding }: Pick<Order, 'status' | 'refunding'>): string =>
  status === 'paid' && refunding ? '退款审核中' : orderStatusText[status]

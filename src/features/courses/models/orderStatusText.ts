import type { OrderStatus } from '@/contracts/course/orders'

/** What an order's state is called. */
export const orderStatusText: Readonly<Record<OrderStatus, string>> = {
  unpaid: '待支付',
  paid: '已支付',
  closed: '已关闭',
  refunded: '已退款',
}

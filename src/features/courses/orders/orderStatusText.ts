import type { Order, OrderStatus } from '@/contracts/course/orders'

/** What an order's state is called. */
export const orderStatusText: Readonly<Record<OrderStatus, string>> = {
  unpaid: '待支付',
  paid: '已支付',
  closed: '已关闭',
  refunded: '已退款',
}

type OrderProgress = Pick<Order, 'status' | 'refunding' | 'shipping' | 'sentAt'>

/** The same of one order, whose refund may be under way, and which may have to be sent. */
export const orderProgressText = ({ status, refunding, shipping, sentAt }: OrderProgress): string => {
  if (status !== 'paid') return orderStatusText[status]
  if (refunding) return '退款审核中'
  if (!shipping) return orderStatusText.paid
  return sentAt === undefined ? '已支付，备货中' : '已支付，已发货'
}

const tones = { unpaid: 'warning', paid: 'success', closed: 'plain', refunded: 'plain' } as const

/** The colour of that text. */
export const orderTone = ({ status, refunding }: OrderProgress) =>
  status === 'paid' && refunding ? 'warning' : tones[status]

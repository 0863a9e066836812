import { payOrder } from '@/contracts/course/orders'
import type { Payment } from '@/platform/payment'
import type { Stores } from '@/stores/Stores'
import { payableHere } from './payableHere'

interface PayPlacedOrderDeps extends Pick<Stores, 'call' | 'session' | 'client'> {
  readonly payment: Payment
}

const CHANNELS = { 'mini-program': 'mini-program', wechat: 'jsapi' } as const
const isKnown = (container: string): container is keyof typeof CHANNELS => container in CHANNELS

/** Pays an order that was placed, by what this device pays with; answers how it ended. */
export const payPlacedOrder = async (
  deps: PayPlacedOrderDeps,
  orderId: string,
): ReturnType<Payment['pay']> => {
  const { call, session, client, payment } = deps
  const channel = isKnown(client.container) ? CHANNELS[client.container] : 'h5'
  const { openId } = session.user
  const body = { channel, ...(openId && { openId }) } as const
  const parameters = await call(payOrder, { params: { uid: session.uid, orderId }, body })
  return parameters.kind === 'paid' ? 'done' : payment.pay(payableHere(parameters))
}

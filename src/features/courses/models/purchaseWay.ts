import { isNativeApp, type ClientContext } from '@/stores/ClientContext'

/** How goods are bought here: buying is a capability of the client context (product.md Courses). */
export type PurchaseWay = 'order' | 'qrCard' | 'native'

/** Agent 8 shows the teacher's QR card, an app sells natively, everybody else orders here. */
export const purchaseWay = (client: ClientContext): PurchaseWay => {
  if (isNativeApp(client)) return 'native'
  return client.agent === '8' || client.container === 'mini-web-view' ? 'qrCard' : 'order'
}

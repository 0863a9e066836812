import type { GoodsDetail } from '@/contracts/course/goods'
import { entryPoints } from '@/domain/entryPoints'
import { isMiniProgram, isNativeApp, type ClientContext } from '@/stores/account/ClientContext'

/** How goods are bought here: buying is a capability of the client context (product.md Courses). */
export type PurchaseWay = 'order' | 'qrCard' | 'native'

/**
 * An app sells natively; agents 2 and 8 and mini-programs show the teacher's QR card instead of buying (seed §4), unless the
 * operator lets the native mini-program order; everybody else orders here.
 */
export const purchaseWay = (
  client: ClientContext,
  { miniProgramOrders }: Pick<GoodsDetail, 'miniProgramOrders'>,
): PurchaseWay => {
  if (isNativeApp(client)) return 'native'
  if (!isMiniProgram(client)) return 'order'
  const isChannel8 = client.agent === entryPoints.scoreWeachat
  return miniProgramOrders && client.container === 'mini-program' && !isChannel8 ? 'order' : 'qrCard'
}

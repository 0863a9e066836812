import type { GoodsDetail } from '@/contracts/course/goods'
import { login } from '@/platform/login'
import { nativeCourseLink } from '@/stores/siteConfig'
import type { Stores } from '@/stores/Stores'
import { purchaseWay } from './purchaseWay'

/** Hands over to the app or shows the teacher's card where this client takes no orders; returns false where it does. */
export const handOffPurchase = async (
  { client, ui }: Pick<Stores, 'client' | 'ui'>,
  goods: GoodsDetail,
): Promise<boolean> => {
  const { goodsId } = goods
  const way = purchaseWay(client, goods)
  if (way === 'native') login.handToNative(nativeCourseLink(client, goodsId))
  if (way === 'qrCard') await ui.openDialog({ kind: 'qrCard', goodsId })
  return way !== 'order'
}

import type { GoodsDetail } from '@/contracts/course/goods'
import { shanghaiDate } from '@/lib/shanghaiDate'

/** How long goods can be used after they were bought or taken for nothing, in words. */
export const validityText = ({
  validDays,
  validUntil,
  price,
}: Pick<GoodsDetail, 'validDays' | 'validUntil' | 'price'>): string => {
  if (validUntil !== undefined) return `${shanghaiDate(validUntil)} 前有效`
  return validDays === undefined ? '长期有效' : `${price === 0 ? '领取' : '购买'}后 ${validDays} 天内有效`
}

import type { GoodsDetail } from '@/contracts/course/goods'
import { shanghaiDate } from '@/lib/shanghaiDate'

/** How long goods can be used after buying, in words. */
export const validityText = ({
  validDays,
  validUntil,
}: Pick<GoodsDetail, 'validDays' | 'validUntil'>): string => {
  if (validUntil !== undefined) return `${shanghaiDate(validUntil)} 前有效`
  return validDays === undefined ? '长期有效' : `购买后 ${validDays} 天内有效`
}

import type { Content } from '../Content'
import type { Destinations } from './Destinations'
import { baseKinds } from '../kinds/baseKinds'
import { courseKinds } from '../kinds/courseKinds'
import { exerciseKinds } from '../kinds/exerciseKinds'
import { promoKinds } from '../kinds/promoKinds'

/** Valid targets of links in the content. */
export const destinationsOf = (content: Content): Destinations => {
  const slugs = new Set([...content.of(promoKinds).catalogue.values()].flat().map(({ slug }) => slug))
  const goods = new Set([...content.of(courseKinds).goods.values()].flat().map(({ goodsId }) => goodsId))
  const banners = new Set(content.of(baseKinds).banners.flatMap(({ id, detail }) => (detail ? [id] : [])))
  return {
    hasPromo: (slug) => slugs.has(slug),
    hasGoods: (goodsId) => goods.has(goodsId),
    hasBanner: (id) => banners.has(id),
    named: {
      promotionId: new Set(content.of(baseKinds).promotions.map(({ id }) => id)),
      paperId: new Set(content.of(exerciseKinds).exams.keys()),
      category: new Set(content.of(courseKinds)['shop-categories'].map(({ key }) => key)),
    },
  }
}

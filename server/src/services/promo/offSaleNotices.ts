import { splitAddress } from '@/lib/query'
import type { Content, ContentProblem } from '../../authoring/Content'
import { baseKinds } from '../../authoring/kinds/baseKinds'
import { courseKinds } from '../../authoring/kinds/courseKinds'
import { promoKinds } from '../../authoring/kinds/promoKinds'
import { addressesOfSeed } from './landingTemplates'

/** A place that sells goods, and their id. */
interface Seller {
  readonly place: string
  readonly goodsId: string | undefined
}

const linkedBy = (place: string, link = ''): Seller => ({
  place,
  goodsId: splitAddress(link).query['goodsId'],
})

const ofSeed = (): Seller[] => addressesOfSeed().map(([place, { goodsId }]) => ({ place, goodsId }))

const ofCatalogue = (content: Content): Seller[] =>
  [...content.of(promoKinds).catalogue.values()].flat().flatMap(({ slug, goodsId, activity }) => {
    const place = `/market/${slug}`
    return [{ place, goodsId }, linkedBy(place, activity?.ref)]
  })

const ofPictures = (content: Content): Seller[] =>
  [...content.of(promoKinds).pages].flatMap(([name, { templates }]) =>
    templates.flatMap(({ imgList }) => imgList.map(({ ref }) => linkedBy(`pages/${name}.json`, ref))),
  )

const ofCampaigns = (content: Content): Seller[] => {
  const { promotions, banners } = content.of(baseKinds)
  return [
    ...promotions.flatMap(({ id, goodsIds }) =>
      goodsIds.map((goodsId) => ({ place: `promotions.json ${id}`, goodsId })),
    ),
    ...banners.map(({ id, link }) => linkedBy(`banners.json ${id}`, link)),
  ]
}

/**
 * Goods that are not on sale, with what still sells them. It is no problem that keeps content back: an operator takes a course off
 * the shelf at once, and the seed's own pages are changed by a release.
 */
export const offSaleNotices = (content: Content): readonly ContentProblem[] => {
  const files = [...content.of(courseKinds).goods]
  const taken = files.flatMap(([name, rows]) =>
    rows.filter(({ onSale }) => !onSale).map(({ goodsId }) => ({ file: `goods/${name}.json`, goodsId })),
  )
  if (taken.length === 0) return []
  const sellers = [...ofSeed(), ...ofCatalogue(content), ...ofPictures(content), ...ofCampaigns(content)]
  return taken.flatMap(({ file, goodsId }) => {
    const places = [...new Set(sellers.filter((each) => each.goodsId === goodsId).map(({ place }) => place))]
    if (places.length === 0) return []
    return [{ file, path: goodsId, reason: `is not on sale, and these sell it: ${places.join(', ')}` }]
  })
}

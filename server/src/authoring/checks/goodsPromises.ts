import type { Content } from '../Content'
import { courseKinds } from '../kinds/courseKinds'
import { promoKinds } from '../kinds/promoKinds'
import { posterWords } from '../../posters/posterWords'
import { posterNamed } from './posterNamed'

/** Words that promise a parcel. */
const MAILED = /邮寄|包邮|寄到|寄送|纸质/u

/** Collects the words of goods on sale and of their posters. */
const wordsOf = (content: Content) => {
  const { posters } = content.of(promoKinds)
  return [...content.of(courseKinds).goods.values()]
    .flat()
    .filter(({ onSale }) => onSale)
    .map((goods) => {
      const pictures = goods.pictures.flatMap(({ url }) => posters.get(posterNamed(url) ?? '') ?? [])
      const { title, subtitle, tags, highlights, introduction } = goods
      const texts = [title, subtitle, ...tags, ...highlights, ...introduction, ...pictures.map(posterWords)]
      return { goods, said: texts.join('\n') }
    })
}

/** Goods that promise a parcel and ask for no address. */
export const unshippedParcels = (content: Content): string[] =>
  wordsOf(content)
    .filter(({ goods, said }) => !goods.shipped && MAILED.test(said))
    .map(({ goods }) => goods.goodsId)

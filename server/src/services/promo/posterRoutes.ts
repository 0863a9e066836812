import * as v from 'valibot'
import { orThrow } from '../../http/orThrow'
import type { BranchRepository } from '../../repository/BranchRepository'
import type { ItemRepository } from '../../repository/ItemRepository'
import type { PromoRepository } from './PromoRepository'
import type { ServePicture } from '../../posters/createServePicture'
import { drawPoster } from '../../posters/drawPoster'
import { drawQrCard } from '../../posters/drawQrCard'
import { type Poster, posterSchema } from '../../posters/posterSchema'
import { WIDTH } from '../../posters/svg'

interface PosterSources {
  readonly items: ItemRepository
  readonly branches: BranchRepository
  readonly promos: PromoRepository
}

/** Between the name of a poster and the picture set that it is drawn in (src/features/landing: agent matrix). */
const SET_MARK = '--'

/** Every poster in the look of DingTalk's channel (seed §4: agent 24 uses a different image set). */
const inSet = (poster: Poster, set: string | undefined): Poster =>
  set === 'dingtalk' ? { ...poster, theme: 'dingtalk' } : poster

/** `/posters/:name`: pictures drawn from descriptions; `qr-<seller>` is the QR code of a teacher. */
export const posterRoutes = (
  servePicture: ServePicture,
  { items, branches, promos }: PosterSources,
): void => {
  /** Finds posters of the content's files and of published versions. */
  const described = async (name: string): Promise<Poster> => {
    const authored = await items.find('poster', name, posterSchema)
    return authored ?? v.parse(posterSchema, orThrow(await promos.poster(name), 'notFound'))
  }
  servePicture({
    prefix: '/posters/',
    cacheControl: 'public, max-age=86400, stale-while-revalidate=604800',
    width: WIDTH,
    draw: async (name, width) => {
      const [plain = name, set] = name.split(SET_MARK)
      if (!name.startsWith('qr-')) return drawPoster(inSet(await described(plain), set), width)
      const { seller } = orThrow(await branches.sellerById(name.slice(3)), 'notFound')
      return drawQrCard(`https://u.wechat.com/${seller.wechatId}`, width)
    },
  })
}

import type { ShareService } from './ShareService'
import type { ServePicture } from '../../posters/createServePicture'
import { drawWordCard } from '../../posters/drawWordCard'

interface WordCardSources {
  readonly shares: ShareService
  readonly publicUrl: string
}

/** `/posters/words/:shareId`: a shared vocabulary result as a picture whose code leads to the campaign page. */
export const wordCardRoutes = (servePicture: ServePicture, { shares, publicUrl }: WordCardSources): void =>
  servePicture({
    prefix: '/posters/words/',
    cacheControl: 'public, max-age=3600',
    width: 750,
    draw: async (shareId, width) =>
      drawWordCard(await shares.find(shareId), `${publicUrl}/word-login`, width),
  })

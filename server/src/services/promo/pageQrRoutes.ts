import type { ServePicture } from '../../posters/createServePicture'
import { drawQrCard } from '../../posters/drawQrCard'

/** `/posters/pages/:slug`: the QR code of a page of the catalogue, to open it on another device. */
export const pageQrRoutes = (servePicture: ServePicture, publicUrl: string): void =>
  servePicture({
    prefix: '/posters/pages/',
    cacheControl: 'public, max-age=86400',
    width: 480,
    draw: (slug, width) => drawQrCard(`${publicUrl}/market/${slug}`, width),
  })

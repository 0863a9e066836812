import { posterSize } from '../../posters/drawPoster'
import type { Content } from '../Content'
import { baseKinds } from '../kinds/baseKinds'
import { promoKinds } from '../kinds/promoKinds'
import { posterNamed } from './posterNamed'

interface Picture {
  readonly url: string
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** Finds a faulty poster reference: an unknown name or another size. */
export const posterProblem = (content: Content, { url, width, height }: Picture): string | undefined => {
  const name = posterNamed(url)
  if (!name) return undefined
  const isCard = content.of(baseKinds).sellers.some(({ id }) => name === `qr-${id}`)
  if (isCard) return undefined
  const poster = content.of(promoKinds).posters.get(name)
  if (!poster) return `there is no poster ${name}`
  if (width === undefined) return undefined
  const size = posterSize(poster)
  if (width === size.width && height === size.height) return undefined
  return `the poster ${name} is ${size.width} × ${size.height}`
}

import { landingPageOf } from '@/domain/landing/landingPages'
import { splitAddress } from '@/lib/query'
import { matchAddress } from '@/routes/matchAddress'
import type { Destinations } from './Destinations'

const MARKET = '/market/'

/** The promo page that a path shows; none when another page does, or a landing page that the app knows itself. */
export const promoAt = (path: string): string | undefined => {
  const match = matchAddress(path)
  if (!match || !path.startsWith(MARKET) || !('id' in match.params || 'slug' in match.params))
    return undefined
  return landingPageOf(path, {}) ? undefined : match.params['slug']
}

const isPage = (path: string, { hasPromo }: Destinations): boolean => {
  if (!matchAddress(path)) return false
  const slug = promoAt(path)
  return slug === undefined || hasPromo(slug)
}

/**
 * What is wrong with a link: neither the route table nor the catalogue has a page there, or it names goods that nobody sells. Other
 * sites are not asked; what is neither opens nothing.
 */
export const linkProblem = (link: string, places: Destinations): string | undefined => {
  if (link === '' || /^https?:\/\/[^/]/.test(link)) return undefined
  if (!/^\/(?!\/)/.test(link))
    return `${link} is no address: a page begins with /, another site with https://`
  const { path, query } = splitAddress(link.replace(/#.*$/, ''))
  if (!isPage(path, places)) return `there is no page ${path}`
  const { goodsId } = query
  return goodsId === undefined || places.hasGoods(goodsId) ? undefined : `there are no goods ${goodsId}`
}

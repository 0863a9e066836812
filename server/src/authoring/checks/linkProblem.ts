import { landingPageOf } from '@/domain/landing/landingPages'
import { type Query, splitAddress } from '@/lib/query'
import { matchAddress } from '@/routes/matchAddress'
import type { RouteId } from '@/routes/table'
import type { Destinations } from './Destinations'

const MARKET = '/market/'

/** The promo page that a path shows; undefined for other pages and for landing pages that the app knows itself. */
export const promoAt = (path: string): string | undefined => {
  const match = matchAddress(path)
  if (!match || !path.startsWith(MARKET) || !('id' in match.params || 'slug' in match.params))
    return undefined
  return landingPageOf(path, {}) ? undefined : match.params['slug']
}

/** Query values without which a page cannot be opened. */
const neededBy: Partial<Record<RouteId, string>> = {
  bannerDetail: 'id',
  coursesDetail: 'goodsId',
  exercisesExamDetail: 'paperId',
}

const valueProblem = (query: Query, places: Destinations): string | undefined => {
  const { goodsId } = query
  if (goodsId !== undefined && !places.hasGoods(goodsId)) return `there are no goods ${goodsId}`
  for (const [name, known] of Object.entries(places.named ?? {})) {
    const value = query[name]
    if (value !== undefined && !known.has(value)) return `there is no ${name} ${value}`
  }
  return undefined
}

/**
 * Finds a broken link: no open page at that address, an unknown target, or a missing query value. External sites are
 * not requested.
 */
export const linkProblem = (link: string, places: Destinations): string | undefined => {
  if (link === '' || /^https:\/\/[^/]/.test(link)) return undefined
  if (!/^\/(?!\/)/.test(link))
    return `${link} is no address: a page begins with /, another site with https://`
  const { path, query } = splitAddress(link.replace(/#.*$/, ''))
  const match = matchAddress(path)
  const slug = promoAt(path)
  if (!match || (slug !== undefined && !places.hasPromo(slug))) return `there is no page ${path}`
  const needed = neededBy[match.id]
  if (needed !== undefined && !query[needed]) return `the page ${path} shows nothing without ${needed}`
  if (match.id === 'bannerDetail' && places.hasBanner?.(query['id'] ?? '') === false)
    return `no banner ${query['id']} has a text behind it`
  return valueProblem(query, places)
}

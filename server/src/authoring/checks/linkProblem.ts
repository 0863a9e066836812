import { landingPageOf } from '@/domain/landing/landingPages'
import { type Query, splitAddress } from '@/lib/query'
import { matchAddress } from '@/routes/matchAddress'
import { routeOf } from '@/routes/routeOf'
import type { RouteId } from '@/routes/table'
import type { Destinations } from './Destinations'

const MARKET = '/market/'

/** The promo page that a path shows; none when another page does, or a landing page that the app knows itself. */
export const promoAt = (path: string): string | undefined => {
  const match = matchAddress(path)
  if (!match || !path.startsWith(MARKET) || !('id' in match.params || 'slug' in match.params))
    return undefined
  return landingPageOf(path, {}) ? undefined : match.params['slug']
}

/** What pages cannot be opened without. */
const neededBy: Partial<Record<RouteId, string>> = {
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
 * What is wrong with a link: neither the route table nor the catalogue has a page there that is open, it names what is not there,
 * or leaves out what the page needs. Other sites are not asked; what is neither opens nothing.
 */
export const linkProblem = (link: string, places: Destinations): string | undefined => {
  if (link === '' || /^https:\/\/[^/]/.test(link)) return undefined
  if (!/^\/(?!\/)/.test(link))
    return `${link} is no address: a page begins with /, another site with https://`
  const { path, query } = splitAddress(link.replace(/#.*$/, ''))
  const match = matchAddress(path)
  const slug = promoAt(path)
  if (!match || (slug !== undefined && !places.hasPromo(slug))) return `there is no page ${path}`
  if (routeOf(match.id).page === undefined) return `the page ${path} is not open yet`
  const needed = neededBy[match.id]
  if (needed !== undefined && !query[needed]) return `the page ${path} shows nothing without ${needed}`
  return valueProblem(query, places)
}

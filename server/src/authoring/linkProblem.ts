import { landingPageOf } from '@/domain/landing/landingPages'
import { matchAddress } from '@/routes/matchAddress'
import type { Content } from './Content'
import { promoKinds } from './kinds/promoKinds'

const MARKET = '/market/'

const isPage = (content: Content, path: string): boolean => {
  const match = matchAddress(path)
  if (!match || !path.startsWith(MARKET) || !('id' in match.params || 'slug' in match.params))
    return Boolean(match)
  if (landingPageOf(path, {})) return true
  const rows = [...content.of(promoKinds).catalogue.values()].flat()
  return rows.some(({ slug }) => slug === match.params['slug'])
}

/** What is wrong with a link: neither the route table nor the catalogue has a page there. Other sites are not asked; what is neither opens nothing. */
export const linkProblem = (content: Content, link: string): string | undefined => {
  if (link === '' || /^https?:\/\/[^/]/.test(link)) return undefined
  if (!/^\/(?!\/)/.test(link))
    return `${link} is no address: a page begins with /, another site with https://`
  const path = link.replace(/[?#].*$/, '')
  return isPage(content, path) ? undefined : `there is no page ${path}`
}

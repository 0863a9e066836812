import { buildAddress, buildPagePath } from '@/routes/buildUrl'
import type { ShareCard } from '@/platform/share'
import type { PromotionContext } from '@/stores/account/PromotionStore'
import { siteConfig } from '@/stores/siteConfig'
import type { CurrentRoute, PageDescription } from '@/stores/page/useRoute'

const DESCRIPTION = '研途：陪你一路考上研'
const IMAGE = '/static/share.png'

/** What a page shares unless it says otherwise: itself, with the promotion context for whoever receives it. */
export const shareCardOf = (
  { id, given }: CurrentRoute,
  title: string,
  context: PromotionContext,
  { query, ...own }: PageDescription['share'] = {},
): ShareCard => {
  const shared = { ...given, ...context, ...query }
  return {
    title,
    description: DESCRIPTION,
    imageUrl: siteConfig.apiBase + IMAGE,
    link: siteConfig.apiBase + buildAddress(id, shared),
    pagePath: buildPagePath(id, shared),
    ...own,
  }
}

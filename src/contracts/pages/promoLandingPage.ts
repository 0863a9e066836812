import type { LandingPage } from '@/domain/landing/LandingPage'
import { landingDefaults, single } from '@/domain/landing/landingDefaults'
import type { PromoPage } from './promoPages'

/** A page of the catalogue as a landing page. */
export const promoLandingPage = (row: PromoPage): LandingPage => {
  const {
    slug,
    title,
    config = slug,
    tabs,
    button,
    goodsId,
    floating,
    activity,
    stickyOffsetRem,
    share,
  } = row
  const [first] = tabs
  const page = {
    ...landingDefaults,
    title,
    share,
    config,
    button,
    goodsId,
    // Over a part that works they would cover its buttons.
    floating: row.template === 'pictures' ? floating : [],
    activity,
    stickyOffsetRem,
    keepAlive: row.template === 'mind-map',
  }
  if (!first) return page
  return {
    ...page,
    topTabs: tabs.map(({ id, text }) => ({ id, text, kind: 'images' })),
    defaultTab: first.id,
    views: Object.fromEntries(tabs.map(({ id, template }) => [id, single(template)])),
  }
}

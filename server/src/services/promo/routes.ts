import { pageContent } from '@/contracts/pages/pageContent'
import {
  cancelPromo,
  draftPromo,
  promoVersionsOf,
  publishPromo,
  rollBackPromo,
  shownPromos,
} from '@/contracts/pages/promoOperations'
import { promoPages } from '@/contracts/pages/promoCatalogue'
import { promoPage } from '@/contracts/pages/promoPages'
import type { Serve } from '../../http/serve'
import type { PromoService } from './PromoService'

/** Page JSON (seed §7 Static content), the promo catalogue, and what operators do to both. */
export const promoRoutes = (serve: Serve, promos: PromoService): void => {
  serve(pageContent, async ({ params, query }) => ({
    data: { ...(await promos.content(params.name, query.preview)) },
  }))
  serve(promoPage, ({ params, query }) => promos.page(params.slug, query.preview))
  serve(promoPages, ({ query }) => promos.catalogue(query))
  serve(draftPromo, ({ params, body }) => {
    return promos.draft(params.name, body)
  })
  serve(publishPromo, async ({ params, body }) => {
    await promos.publish(params.name, body.version, body.from, body.to)
    return { done: true as const }
  })
  serve(cancelPromo, async ({ params, body }) => {
    await promos.cancel(params.name, body.version)
    return { done: true as const }
  })
  serve(rollBackPromo, async ({ params }) => {
    return { withdrawn: await promos.rollBack(params.name) }
  })
  serve(shownPromos, () => promos.shown())
  serve(promoVersionsOf, ({ params }) => {
    return promos.versions(params.name)
  })
}

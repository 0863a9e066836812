import { pageContent } from '@/contracts/pages/pageContent'
import { draftPromo, promoVersionsOf, publishPromo, rollBackPromo } from '@/contracts/pages/promoOperations'
import { promoPage, promoPages } from '@/contracts/pages/promoPages'
import type { OperatorGate } from '../../http/createOperatorGate'
import type { Serve } from '../../http/serve'
import type { PromoService } from './PromoService'

/** Page JSON (seed §7 Static content), the promo catalogue, and what operators do to both. */
export const promoRoutes = (serve: Serve, promos: PromoService, requireOperator: OperatorGate): void => {
  serve(pageContent, async ({ params, query }) => ({
    data: { ...(await promos.content(params.name, query.preview)) },
  }))
  serve(promoPage, ({ params, query }) => promos.page(params.slug, query.preview))
  serve(promoPages, ({ query }) => promos.catalogue(query))
  serve(draftPromo, ({ params, body, request }) => {
    requireOperator(request)
    return promos.draft(params.name, body)
  })
  serve(publishPromo, async ({ params, body, request }) => {
    requireOperator(request)
    await promos.publish(params.name, body.version, body.from, body.to)
    return { done: true as const }
  })
  serve(rollBackPromo, async ({ params, request }) => {
    requireOperator(request)
    return { withdrawn: await promos.rollBack(params.name) }
  })
  serve(promoVersionsOf, ({ params, request }) => {
    requireOperator(request)
    return promos.versions(params.name)
  })
}

import * as v from 'valibot'
import { defineCall } from '../define'
import { pageOf, pageQueryEntries } from '../scalars'
import { promoFamilies, promoRowSchema } from './promoRow'

/** Fields of a page in lists. */
export const promoCardSchema = v.pick(promoRowSchema, ['slug', 'title', 'family', 'year', 'subject'])
export type PromoCard = v.InferOutput<typeof promoCardSchema>

export const promoPages = defineCall({
  id: 'pages.promoPages',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/promo-pages',
  summary: 'The pages of the promo catalogue in their order, of one family where it is named.',
  query: v.object({ ...pageQueryEntries, family: v.optional(v.picklist(promoFamilies)) }),
  lists: 'paged',
  response: pageOf(promoCardSchema),
  hideLoading: true,
  assumed: true,
})

import * as v from 'valibot'
import { defineCall } from '../define'

export const promoSlugSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-z-]{1,64}$/, 'must be lower-case letters, digits and -'),
)

/** Renderers of a page: `pictures` is the usual one, the others are interactive. */
export const promoTemplates = [
  ...['pictures', 'countdown', 'live', 'paper-practice', 'paper-test', 'paper-report', 'paper-rank'],
  ...['mind-map', 'mind-map-detail', 'audio', 'download', 'improve-info', 'rules', 'lectures', 'application'],
] as const

const text = v.string()

/** One page of the promo catalogue as the app reads it; operators write `promoRowSchema`. */
export const promoPageSchema = v.object({
  slug: text,
  title: text,
  family: text,
  subject: v.optional(text),
  template: v.picklist(promoTemplates),
  config: v.optional(text),
  tabs: v.array(v.object({ id: text, text, template: text })),
  button: v.optional(
    v.object({ text, action: v.picklist(['buy', 'lead', 'chooseCourse', 'applyWinter', 'qrCard']) }),
  ),
  goodsId: text,
  floating: v.array(v.picklist(['app', 'shop', 'brand'])),
  activity: v.optional(v.object({ text, ref: text })),
  stickyOffsetRem: v.number(),
  share: v.object({ title: text, description: text }),
})
export type PromoPage = v.InferOutput<typeof promoPageSchema>

export const promoPage = defineCall({
  id: 'pages.promoPage',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/promo-pages/{slug}',
  summary: 'One page of the promo catalogue; a signed `preview` shows a version that is not published.',
  params: v.object({ slug: promoSlugSchema }),
  query: v.object({ preview: v.optional(v.string()) }),
  lists: 'single',
  response: promoPageSchema,
  hideLoading: true,
  assumed: true,
})

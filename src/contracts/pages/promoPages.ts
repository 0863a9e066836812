import * as v from 'valibot'
import { defineCall } from '../define'

const name = v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,64}$/, 'must be lower-case letters, digits and -'))
const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))
const link = v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https:\/\/)/, 'must be a path of the app or https'))

/** The families of the catalogue (product.md Landing). */
export const promoFamilies = [
  ...['camp', 'purple-gold', 'diamond', 'super-training', 'perfect-suite', 'high-tutoring'],
  ...['gold-course', 'secret-paper', 'point-theme', 'evidence', 'achievement', 'regional', 'live'],
  ...['lecture', 'career', 'campus-manager', 'audition', 'paper', 'mind-map', 'audio', 'integral'],
  ...['function-intro', 'improve-info', 'download', 'introduction'],
] as const

/** What draws a page: `pictures` is the usual one, the others work. */
export const promoTemplates = [
  ...['pictures', 'countdown', 'live', 'paper-practice', 'paper-test', 'paper-report', 'paper-rank'],
  ...['mind-map', 'mind-map-detail', 'audio', 'download', 'improve-info', 'rules', 'lectures', 'application'],
] as const

const buttonSchema = v.object({
  text,
  action: v.picklist(['buy', 'lead', 'chooseCourse', 'qrCard']),
})

/** One page of the promo catalogue: a row that an operator writes. */
export const promoPageSchema = v.object({
  slug: name,
  title: text,
  family: v.picklist(promoFamilies),
  /** Cohort: 27 is who enters university in 2027. */
  year: v.optional(v.picklist([24, 25, 26, 27])),
  subject: v.optional(text),
  template: v.optional(v.picklist(promoTemplates), 'pictures'),
  /** Name of the JSON on the config host; the slug without one. */
  config: v.optional(name),
  /** Tabs over templates of the JSON; without tabs the template `main` is the page. */
  tabs: v.optional(v.array(v.object({ id: name, text, template: name })), []),
  button: v.optional(buttonSchema),
  goodsId: v.optional(name, '270006'),
  floating: v.optional(v.array(v.picklist(['app', 'shop', 'brand'])), []),
  activity: v.optional(v.object({ text, ref: link })),
  stickyOffsetRem: v.optional(v.number(), 2.35),
  share: v.object({ title: text, description: text }),
})
export type PromoPage = v.InferOutput<typeof promoPageSchema>

export const promoPage = defineCall({
  id: 'pages.promoPage',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/promo-pages/{slug}',
  summary: 'One page of the promo catalogue; a signed `preview` shows a version that is not published.',
  params: v.object({ slug: name }),
  query: v.object({ preview: v.optional(v.string()) }),
  response: promoPageSchema,
  hideLoading: true,
  assumed: true,
})

import * as v from 'valibot'
import { promoSlugSchema, promoTemplates } from './promoPages'

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))
const link = v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https:\/\/)/, 'must be a path of the app or https'))

/** The families of the catalogue (product.md Landing). */
export const promoFamilies = [
  ...['camp', 'purple-gold', 'diamond', 'super-training', 'perfect-suite', 'high-tutoring'],
  ...['gold-course', 'secret-paper', 'point-theme', 'evidence', 'achievement', 'regional', 'live'],
  ...['lecture', 'career', 'campus-manager', 'audition', 'paper', 'mind-map', 'audio', 'integral'],
  ...['function-intro', 'improve-info', 'download', 'introduction'],
] as const

const buttonSchema = v.object({
  text,
  action: v.picklist(['buy', 'lead', 'chooseCourse', 'applyWinter', 'qrCard']),
})

/** A row of the promo catalogue as an operator writes it: strict, with readable messages for typos. */
export const promoRowSchema = v.object({
  slug: promoSlugSchema,
  title: text,
  family: v.picklist(promoFamilies),
  /** Cohort: 27 enters university in 2027. */
  year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(24), v.maxValue(40))),
  subject: v.optional(text),
  template: v.optional(v.picklist(promoTemplates), 'pictures'),
  /** Name of the JSON on the config host; the slug without one. */
  config: v.optional(promoSlugSchema),
  /** Tabs over templates of the JSON; without tabs the template `main` is the page. */
  tabs: v.optional(
    v.pipe(
      v.array(v.object({ id: promoSlugSchema, text, template: promoSlugSchema })),
      v.check((tabs) => new Set(tabs.map(({ id }) => id)).size === tabs.length, 'two tabs have one id'),
    ),
    [],
  ),
  button: v.optional(buttonSchema),
  goodsId: v.optional(promoSlugSchema, '270006'),
  floating: v.optional(v.array(v.picklist(['app', 'shop', 'brand'])), []),
  activity: v.optional(v.object({ text, ref: link })),
  stickyOffsetRem: v.optional(v.number(), 2.35),
  share: v.object({ title: text, description: text }),
})

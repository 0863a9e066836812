import * as v from 'valibot'
import { defineCall } from '../define'
import { articleBlockSchema } from '../promo/articles'
import { idParams } from '../scalars'
import { bannerSchema } from './dictionary'

/** The text behind a banner and the button that leads on. */
export const bannerContentSchema = v.object({
  blocks: v.pipe(v.array(articleBlockSchema), v.minLength(1)),
  /** `link` is an address of the app or https. */
  button: v.object({ text: v.pipe(v.string(), v.minLength(1)), link: v.string() }),
})

/** A banner with its detail, which is absent where the banner leads elsewhere. */
export const bannerWithDetailSchema = v.object({
  ...bannerSchema.entries,
  detail: v.optional(bannerContentSchema),
})

const bannerDetailSchema = v.object({ ...bannerSchema.entries, ...bannerContentSchema.entries })
export type BannerDetail = v.InferOutput<typeof bannerDetailSchema>

export const bannerDetail = defineCall({
  id: 'base.bannerDetail',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/banners/{id}',
  summary: 'The text behind a banner and its button; 404 for a banner that leads elsewhere, or none.',
  params: idParams,
  lists: 'single',
  response: bannerDetailSchema,
  hideLoading: true,
  assumed: true,
})

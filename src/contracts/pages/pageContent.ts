import * as v from 'valibot'
import { defineCall } from '../define'

/** Seed §3 Page content config: `ref` link, `clk` named action, `vid` video id; sizes and `alt` are our additions. */
export const imageItemSchema = v.object({
  url: v.pipe(v.string(), v.minLength(1)),
  ref: v.optional(v.string()),
  clk: v.optional(v.string()),
  vid: v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))])),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  alt: v.optional(v.string()),
})
export type ImageItem = v.InferOutput<typeof imageItemSchema>

export interface Template {
  readonly name: string
  readonly imgList: readonly ImageItem[]
}

/** The whole file of a landing page, read by `readPageContent`. */
export interface PageContent {
  readonly templates: readonly Template[]
}

export const pageContent = defineCall({
  id: 'pages.pageContent',
  allows: 'anyone',
  method: 'GET',
  path: '/{name}.json',
  summary: 'The pictures of a landing page (config host of the seed, `t` against caches).',
  params: v.object({ name: v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,64}$/)) }),
  query: v.object({
    t: v.optional(v.union([v.string(), v.number()])),
    preview: v.optional(v.string()),
  }),
  // Files of other config hosts may be old or broken in part: `readPageContent` keeps what can be shown.
  response: v.object({ data: v.looseObject({ templates: v.unknown() }) }),
  flat: true,
  host: 'config',
  hideLoading: true,
})

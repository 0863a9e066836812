import * as v from 'valibot'
import { defineCall } from '../define'

/** Seed §3 Page content config: `ref` link, `clk` named action, `vid` video id; sizes and `alt` are our additions. */
export const imageItemSchema = v.object({
  url: v.string(),
  ref: v.optional(v.string()),
  clk: v.optional(v.string()),
  vid: v.optional(v.union([v.string(), v.number()])),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  alt: v.optional(v.string()),
})
export type ImageItem = v.InferOutput<typeof imageItemSchema>

export const templateSchema = v.object({ name: v.string(), imgList: v.array(imageItemSchema) })
export type Template = v.InferOutput<typeof templateSchema>

/** The whole file of a landing page. */
export const pageContentSchema = v.object({ templates: v.array(templateSchema) })
export type PageContent = v.InferOutput<typeof pageContentSchema>

export const pageContent = defineCall({
  id: 'content.pageContent',
  method: 'GET',
  path: '/{name}.json',
  summary: 'The pictures of a landing page (config host of the seed, `t` against caches).',
  params: v.object({ name: v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,64}$/)) }),
  query: v.object({ t: v.optional(v.union([v.string(), v.number()])) }),
  response: v.object({ data: pageContentSchema }),
  flat: true,
  host: 'config',
  hideLoading: true,
})

import * as v from 'valibot'
import { defineCall } from '../define'
import { idSchema } from '../scalars'

const line = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))

/** One block of an article: a closed list, so that no markup of an author ever reaches a page. */
export const articleBlockSchema = v.variant('kind', [
  v.object({ kind: v.literal('heading'), text: line }),
  v.object({ kind: v.literal('paragraph'), text: line }),
  v.object({ kind: v.literal('list'), ordered: v.optional(v.boolean(), false), items: v.array(line) }),
  v.object({ kind: v.literal('table'), head: v.array(line), rows: v.array(v.array(line)) }),
  v.object({ kind: v.literal('note'), text: line }),
])
export type ArticleBlock = v.InferOutput<typeof articleBlockSchema>

export const articleSchema = v.object({
  title: line,
  blocks: v.pipe(v.array(articleBlockSchema), v.minLength(1)),
})
export type Article = v.InferOutput<typeof articleSchema>

export const article = defineCall({
  id: 'promo.article',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/articles/{slug}',
  summary: 'The article below a page of the catalogue; null when it has none.',
  params: v.object({ slug: idSchema }),
  lists: 'single',
  response: v.nullable(articleSchema),
  hideLoading: true,
  assumed: true,
})

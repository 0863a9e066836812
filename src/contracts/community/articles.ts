import * as v from 'valibot'
import { articleChannels, articleKinds, examPhases } from '@/domain/community/kinds'
import { defineCall } from '../define'
import { articleBlockSchema } from '../promo/articles'
import { lineSchema } from '../freeTexts'
import { idSchema, pageOf, pageQueryEntries, timeSchema } from '../scalars'
import { countsSchema } from './fields'

const articleEntries = {
  articleId: idSchema,
  channel: v.picklist(articleChannels),
  title: v.string(),
  summary: v.string(),
  author: v.string(),
  source: v.string(),
  isSample: v.boolean(),
  publishedAt: timeSchema,
  pinned: v.boolean(),
  phase: v.nullable(v.picklist(examPhases)),
  province: v.nullable(v.string()),
  kind: v.nullable(v.picklist(articleKinds)),
  school: v.nullable(v.string()),
  major: v.nullable(v.string()),
  tags: v.array(v.string()),
  ...countsSchema.entries,
}
const articleRowSchema = v.object(articleEntries)
export type ArticleRow = v.InferOutput<typeof articleRowSchema>

export const articles = defineCall({
  id: 'community.articles',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/articles',
  summary: 'Articles of a channel, pinned ones first; filters and a search by words.',
  query: v.object({
    ...pageQueryEntries,
    channel: v.optional(v.picklist(articleChannels)),
    phase: v.optional(v.picklist(examPhases)),
    province: v.optional(lineSchema(20)),
    kind: v.optional(v.picklist(articleKinds)),
    school: v.optional(lineSchema(40)),
    major: v.optional(lineSchema(40)),
    search: v.optional(lineSchema(40)),
  }),
  lists: 'paged',
  response: pageOf(articleRowSchema),
  hideLoading: true,
  assumed: true,
})

const articleDetailSchema = v.object({
  ...articleEntries,
  blocks: v.array(articleBlockSchema),
  isLiked: v.boolean(),
  related: v.array(
    v.object({ articleId: idSchema, title: v.string(), channel: v.picklist(articleChannels) }),
  ),
})
export type ArticleDetail = v.InferOutput<typeof articleDetailSchema>

export const articleDetail = defineCall({
  id: 'community.article',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/articles/{articleId}',
  summary: 'An article with its text, counters and related articles. Each reader is counted once.',
  params: v.object({ articleId: idSchema }),
  lists: 'single',
  response: articleDetailSchema,
  hideLoading: true,
  assumed: true,
})

export const articleFilters = defineCall({
  id: 'community.articleFilters',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/article-filters/{channel}',
  summary: 'Provinces, schools and majors that articles of a channel name.',
  params: v.object({ channel: v.picklist(articleChannels) }),
  lists: 'single',
  response: v.object({
    provinces: v.array(v.string()),
    schools: v.array(v.string()),
    majors: v.array(v.string()),
  }),
  hideLoading: true,
  assumed: true,
})

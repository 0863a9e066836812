import * as v from 'valibot'
import { plateCategories } from '@/domain/community/kinds'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import { countSchema, doneSchema, idSchema, timeSchema, uidParams } from '../scalars'
import { countsSchema, followParams, personSchema, slideOf, slideQuery, stateSchema } from './fields'
import { postTextEntries, publishedSchema } from './publishPost'

const plateSchema = v.object({
  plateId: idSchema,
  category: v.picklist(plateCategories),
  name: v.string(),
  intro: v.string(),
  rules: v.array(v.string()),
  tags: v.array(v.string()),
  posts: countSchema,
  follows: countSchema,
  isFollowed: v.boolean(),
})
export type Plate = v.InferOutput<typeof plateSchema>

export const plates = defineCall({
  id: 'community.plates',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/plates',
  summary: 'All plates with their rules and counters.',
  lists: { bounded: 'authored' },
  response: v.array(plateSchema),
  hideLoading: true,
  assumed: true,
})

export const plateDetail = defineCall({
  id: 'community.plate',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/plates/{plateId}',
  summary: 'One plate.',
  params: v.object({ plateId: idSchema }),
  lists: 'single',
  response: plateSchema,
  hideLoading: true,
  assumed: true,
})

const postEntries = {
  postId: idSchema,
  plateId: idSchema,
  plateName: v.string(),
  title: v.string(),
  tags: v.array(v.string()),
  pictures: v.array(v.string()),
  author: personSchema,
  isSample: v.boolean(),
  at: timeSchema,
  editedAt: v.nullable(timeSchema),
  ...countsSchema.entries,
}
const postRowSchema = v.object({ ...postEntries, excerpt: v.string() })
export type PostRow = v.InferOutput<typeof postRowSchema>

export const posts = defineCall({
  id: 'community.posts',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/posts',
  summary:
    'Public posts by cursor: of a plate, a tag, an author, a search, or of all that the caller follows.',
  query: v.object({
    ...slideQuery,
    plate: v.optional(idSchema),
    tag: v.optional(lineSchema(20)),
    author: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
    search: v.optional(lineSchema(40)),
    following: v.optional(v.literal('1')),
    sort: v.optional(v.picklist(['new', 'hot']), 'new'),
  }),
  lists: 'paged',
  response: slideOf(postRowSchema),
  hideLoading: true,
  assumed: true,
})

const postDetailSchema = v.object({
  ...postEntries,
  body: v.string(),
  state: stateSchema,
  reason: v.string(),
  isMine: v.boolean(),
  isLiked: v.boolean(),
})
export type PostDetail = v.InferOutput<typeof postDetailSchema>

export const postDetail = defineCall({
  id: 'community.post',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/posts/{postId}',
  summary: 'A post; one that is not public is shown to its author alone.',
  params: v.object({ postId: idSchema }),
  lists: 'single',
  response: postDetailSchema,
  hideLoading: true,
  assumed: true,
})

export const editPost = defineCall({
  id: 'community.edit',
  allows: 'user',
  method: 'PUT',
  path: '/community/v1/posts/{postId}',
  summary:
    'Change a post of the own; the earlier text stays in the history. A refused post is looked at again.',
  params: v.object({ postId: idSchema }),
  body: v.object(postTextEntries),
  response: publishedSchema,
  hideLoading: true,
  assumed: true,
})

export const deletePost = defineCall({
  id: 'community.deletePost',
  allows: 'user',
  method: 'DELETE',
  path: '/community/v1/posts/{postId}',
  summary: 'Delete a post of the own; it is purged after thirty days.',
  params: v.object({ postId: idSchema }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const releaseKinds = ['post', 'question', 'comment'] as const
const releaseSchema = v.object({
  kind: v.picklist(releaseKinds),
  id: idSchema,
  title: v.string(),
  /** The kind and the id of what the row opens. */
  targetKind: v.string(),
  targetId: idSchema,
  state: v.string(),
  reason: v.string(),
  at: timeSchema,
})
export type Release = v.InferOutput<typeof releaseSchema>

export const releases = defineCall({
  id: 'community.releases',
  allows: 'owner',
  method: 'GET',
  path: '/community/v1/users/{uid}/releases',
  summary: 'Own posts, questions or comments with their states.',
  params: uidParams,
  query: v.object({ ...slideQuery, kind: v.optional(v.picklist(releaseKinds), 'post') }),
  lists: 'paged',
  response: slideOf(releaseSchema),
  hideLoading: true,
  assumed: true,
})

const userPageSchema = v.object({
  ...personSchema.entries,
  followers: countSchema,
  following: countSchema,
  isFollowed: v.boolean(),
  isBlocked: v.boolean(),
  isMuted: v.optional(v.boolean(), false),
  isMe: v.boolean(),
})
export type UserPage = v.InferOutput<typeof userPageSchema>

export const userPage = defineCall({
  id: 'community.userPage',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/authors/{authorId}',
  summary: 'The public page of a user.',
  params: v.object({ authorId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  response: userPageSchema,
  hideLoading: true,
  assumed: true,
})

export const follow = defineCall({
  id: 'community.follow',
  allows: 'user',
  method: 'PUT',
  path: '/community/v1/follows/{kind}/{targetId}',
  summary: 'Follow a user or a plate; a repetition changes nothing.',
  params: followParams,
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const unfollow = defineCall({
  id: 'community.unfollow',
  allows: 'user',
  method: 'DELETE',
  path: '/community/v1/follows/{kind}/{targetId}',
  summary: 'Stop following.',
  params: followParams,
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

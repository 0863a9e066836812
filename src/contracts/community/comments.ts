import * as v from 'valibot'
import { defineCall } from '../define'
import { freeText } from '../freeTexts'
import { countSchema, doneSchema, idSchema, timeSchema } from '../scalars'
import {
  likeParams,
  personSchema,
  requestKeySchema,
  slideOf,
  slideQuery,
  stateSchema,
  targetParams,
} from './fields'

const commentSchema = v.object({
  commentId: idSchema,
  author: personSchema,
  /** The author of the comment being answered, in replies to replies. */
  replyTo: v.optional(v.string()),
  body: v.string(),
  state: stateSchema,
  at: timeSchema,
  likes: countSchema,
  replies: countSchema,
  isLiked: v.boolean(),
  isMine: v.boolean(),
})
export type Comment = v.InferOutput<typeof commentSchema>

export const comments = defineCall({
  id: 'community.comments',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/{kind}/{targetId}/comments',
  summary: 'Comments of an article or a post by cursor, newest or hottest first.',
  params: targetParams,
  query: v.object({ ...slideQuery, sort: v.optional(v.picklist(['new', 'hot']), 'new') }),
  lists: 'paged',
  response: slideOf(commentSchema),
  hideLoading: true,
  assumed: true,
})

export const replies = defineCall({
  id: 'community.replies',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/comments/{commentId}/replies',
  summary: 'Replies under a comment, the earliest first.',
  params: v.object({ commentId: idSchema }),
  query: v.object(slideQuery),
  lists: 'paged',
  response: slideOf(commentSchema),
  hideLoading: true,
  assumed: true,
})

export const COMMENT_BODY = 500
export const MOST_MENTIONS = 5

export const addComment = defineCall({
  id: 'community.addComment',
  allows: 'user',
  method: 'POST',
  path: '/community/v1/{kind}/{targetId}/comments',
  summary: 'Comment, or reply to a comment; the same key writes once.',
  params: targetParams,
  body: v.object({
    requestKey: requestKeySchema,
    body: v.pipe(freeText(COMMENT_BODY, '评论最多 500 个字'), v.trim(), v.minLength(2, '至少写 2 个字')),
    /** The comment that is answered. */
    replyTo: v.optional(idSchema),
    /** Users whose name stands behind an @ in the text. */
    mentions: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
        v.maxLength(MOST_MENTIONS, '一条评论最多提到 5 个人'),
      ),
    ),
  }),
  response: commentSchema,
  hideLoading: true,
  assumed: true,
})

export const removeComment = defineCall({
  id: 'community.removeComment',
  allows: 'user',
  method: 'DELETE',
  path: '/community/v1/comments/{commentId}',
  summary: 'Delete a comment of the own.',
  params: v.object({ commentId: idSchema }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const like = defineCall({
  id: 'community.like',
  allows: 'user',
  method: 'PUT',
  path: '/community/v1/likes/{kind}/{targetId}',
  summary: 'Like an article, a post, a comment or an answer; a repetition changes nothing.',
  params: likeParams,
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const unlike = defineCall({
  id: 'community.unlike',
  allows: 'user',
  method: 'DELETE',
  path: '/community/v1/likes/{kind}/{targetId}',
  summary: 'Take a like back.',
  params: likeParams,
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

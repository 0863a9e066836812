import * as v from 'valibot'
import { postStates } from '@/domain/community/kinds'
import { defineCall } from '../define'
import { freeText, titleSchema } from '../freeTexts'
import { idSchema } from '../scalars'
import { picturesSchema } from './pictures'

export const POST_TITLE = 40
export const POST_BODY = 5000
export const MOST_TAGS = 5
export const TAG_LENGTH = 12
/** The fields of a post that its author writes. */
export const postTextEntries = {
  plateId: idSchema,
  title: v.pipe(titleSchema(POST_TITLE, '标题最多 40 个字'), v.minLength(4, '标题至少 4 个字')),
  body: v.pipe(freeText(POST_BODY, '正文最多 5000 个字'), v.trim(), v.minLength(5, '正文至少 5 个字')),
  pictures: picturesSchema,
  tags: v.pipe(
    v.array(v.pipe(titleSchema(TAG_LENGTH, '标签最多 12 个字'), v.minLength(1, '标签不能为空'))),
    v.maxLength(MOST_TAGS, '最多 5 个标签'),
  ),
}
export const publishedSchema = v.object({ postId: idSchema, state: v.picklist(postStates) })

export const publishPost = defineCall({
  id: 'community.publish',
  allows: 'user',
  method: 'POST',
  path: '/community/v1/posts',
  summary: 'Publish a post; the same key posts once.',
  body: v.object({ requestKey: idSchema, ...postTextEntries }),
  response: publishedSchema,
  queued: true,
  hideLoading: true,
  assumed: true,
})

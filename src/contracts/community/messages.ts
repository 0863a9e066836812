import * as v from 'valibot'
import { noticeKinds } from '@/domain/community/kinds'
import { defineCall } from '../define'
import { countSchema, doneSchema, idSchema, timeSchema, uidParams } from '../scalars'
import { slideOf, slideQuery } from './fields'

const noticeSchema = v.object({
  noticeId: idSchema,
  kind: v.picklist(noticeKinds),
  title: v.string(),
  body: v.string(),
  targetKind: v.string(),
  targetId: v.string(),
  total: countSchema,
  at: timeSchema,
  isRead: v.boolean(),
})
export type Notice = v.InferOutput<typeof noticeSchema>

export const notices = defineCall({
  id: 'community.notices',
  allows: 'owner',
  method: 'GET',
  path: '/community/v1/users/{uid}/notices',
  summary: 'Messages of a user, newest first; of one kind or all.',
  params: uidParams,
  query: v.object({ ...slideQuery, kind: v.optional(v.picklist(noticeKinds)) }),
  lists: 'paged',
  response: slideOf(noticeSchema),
  hideLoading: true,
  assumed: true,
})

export const unreadNotices = defineCall({
  id: 'community.unread',
  allows: 'owner',
  method: 'GET',
  path: '/community/v1/users/{uid}/unread-notices',
  summary: 'The number of unread messages, in all and by kind.',
  params: uidParams,
  response: v.object({
    total: countSchema,
    kinds: v.record(v.picklist(noticeKinds), v.optional(countSchema, 0)),
  }),
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const readNotices = defineCall({
  id: 'community.readNotices',
  allows: 'owner',
  method: 'PUT',
  path: '/community/v1/users/{uid}/read-notices',
  summary: 'Mark one message, a kind or all as read, on all devices.',
  params: uidParams,
  body: v.object({ noticeId: v.optional(idSchema), kind: v.optional(v.picklist(noticeKinds)) }),
  response: doneSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})

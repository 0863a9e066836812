import * as v from 'valibot'
import { defineCall } from '../define'
import { freeText, lineSchema } from '../freeTexts'
import {
  countSchema,
  doneSchema,
  idSchema,
  pageOf,
  pageQueryEntries,
  timeSchema,
  uidParams,
  uidSchema,
} from '../scalars'
import { noticeRowSchema } from './fields'

export const followStates = ['wish', 'applied', 'camp', 'offer'] as const
export type FollowState = (typeof followStates)[number]

const followEntries = {
  state: v.picklist(followStates),
  note: freeText(500, '笔记最多 500 字'),
  /** Materials that are ready, by their names. */
  ready: v.pipe(v.array(lineSchema(60)), v.maxLength(40)),
}

const followSchema = v.object({
  ...followEntries,
  followedAt: timeSchema,
  /** Changes of deadlines that the learner has not seen yet. */
  unseen: countSchema,
})
export type Follow = v.InferOutput<typeof followSchema>

const followedNotice = v.object({ ...followSchema.entries, notice: noticeRowSchema })
export type FollowedNotice = v.InferOutput<typeof followedNotice>

export const followedNotices = defineCall({
  id: 'baoyan.follows',
  allows: 'owner',
  method: 'GET',
  path: '/baoyan/v1/users/{uid}/follows',
  summary: 'The notices that the learner follows, by their next deadline, with their own state.',
  params: uidParams,
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(followedNotice),
  hideLoading: true,
  assumed: true,
})

export const followParams = v.object({ uid: uidSchema, noticeId: idSchema })

export const followOf = defineCall({
  id: 'baoyan.follow',
  allows: 'owner',
  method: 'GET',
  path: '/baoyan/v1/users/{uid}/follows/{noticeId}',
  summary: 'The learner’s own state of a notice; null when it is not followed.',
  params: followParams,
  lists: 'single',
  response: v.object({ follow: v.nullable(followSchema) }),
  hideLoading: true,
  assumed: true,
})

export const keepFollow = defineCall({
  id: 'baoyan.keepFollow',
  allows: 'owner',
  method: 'PUT',
  path: '/baoyan/v1/users/{uid}/follows/{noticeId}',
  summary:
    'Follow a notice, or keep the own state, note and checklist; what is left out stays. 409 where the note is not `noteWas` any more.',
  params: followParams,
  /** `noteWas` is the note that was changed; without it the newest one is replaced. */
  body: v.partial(v.object({ ...followEntries, noteWas: followEntries.note })),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const seeChanges = defineCall({
  id: 'baoyan.seeChanges',
  allows: 'owner',
  method: 'PUT',
  path: '/baoyan/v1/users/{uid}/follows/{noticeId}/seen',
  summary: 'The learner has seen the changes of a followed notice.',
  params: followParams,
  response: doneSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const unfollow = defineCall({
  id: 'baoyan.unfollow',
  allows: 'owner',
  method: 'DELETE',
  path: '/baoyan/v1/users/{uid}/follows/{noticeId}',
  summary: 'Follow a notice no longer; its note and checklist go with it.',
  params: followParams,
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

const address = v.object({ url: v.string() })

export const calendarAddress = defineCall({
  id: 'baoyan.calendarAddress',
  allows: 'owner',
  method: 'GET',
  path: '/baoyan/v1/users/{uid}/calendar',
  summary: 'The secret address under which a calendar subscribes to all followed deadlines.',
  params: uidParams,
  response: address,
  hideLoading: true,
  assumed: true,
})

export const renewCalendar = defineCall({
  id: 'baoyan.renewCalendar',
  allows: 'owner',
  method: 'POST',
  path: '/baoyan/v1/users/{uid}/calendar',
  summary: 'Give the calendar a new secret address; the old one ends.',
  params: uidParams,
  response: address,
  hideLoading: true,
  assumed: true,
})

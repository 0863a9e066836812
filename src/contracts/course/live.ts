import * as v from 'valibot'
import { defineCall } from '../define'
import { titleSchema } from '../freeTexts'
import { countSchema, doneSchema, idSchema, timeSchema, uidParams, uidSchema } from '../scalars'
import { reservedLiveSchema } from './studyCentre'

/** A message in a room. `mine` only for its author. */
export const liveMessageSchema = v.object({
  messageId: countSchema,
  name: v.string(),
  text: v.string(),
  saidAt: timeSchema,
  mine: v.optional(v.boolean()),
})
export type LiveMessage = v.InferOutput<typeof liveMessageSchema>

/** State of an open room: schedule, viewer count, product on offer. */
export const liveStateSchema = v.object({
  startsAt: timeSchema,
  endsAt: timeSchema,
  viewers: countSchema,
  /** The goods of the product card. */
  productId: v.nullable(idSchema),
})
export type LiveState = v.InferOutput<typeof liveStateSchema>

/** A broadcast, for users with access to it. Moments in milliseconds since the epoch, by the backend's clock. */
export const liveRoomSchema = v.object({
  liveId: idSchema,
  title: v.string(),
  /** The teacher, or the course. */
  host: v.string(),
  ...liveStateSchema.entries,
  now: timeSchema,
  /** The playlist (HLS) of the rolling window; it is there while the broadcast runs. */
  stream: v.string(),
  /** The playlist (HLS) of all that was shown; it is there once the broadcast is over. */
  recording: v.string(),
  /** The broadcast of the same lesson a week before. */
  earlier: v.optional(v.object({ startsAt: timeSchema, recording: v.string() })),
  /** The short clip of an open lecture, instead of the full recording. */
  replayVid: v.optional(idSchema),
  /** Marks a sample clip that replaces missing footage. */
  sample: v.optional(v.boolean()),
  reserved: v.boolean(),
  /** Between two messages of one person, in seconds. */
  slowSeconds: countSchema,
})
export type LiveRoom = v.InferOutput<typeof liveRoomSchema>

export const liveLecture = defineCall({
  id: 'course.liveLecture',
  allows: 'anyone',
  method: 'GET',
  path: '/course/v1/live/lectures/{lectureId}',
  summary: 'The broadcast of an open lecture.',
  params: v.object({ lectureId: idSchema }),
  response: liveRoomSchema,
  hideLoading: true,
  assumed: true,
})

export const liveLesson = defineCall({
  id: 'course.liveLesson',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/live/{goodsId}/{lessonId}',
  summary: 'The broadcast of a live lesson of an owned course: the one that runs, else the next.',
  params: v.object({ uid: uidSchema, goodsId: idSchema, lessonId: idSchema }),
  response: liveRoomSchema,
  hideLoading: true,
  assumed: true,
})

const roomParams = v.object({ liveId: idSchema })

/** Events of a room: the whole state first, then each change. */
export const liveEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('state'), state: liveStateSchema }),
  v.object({ kind: v.literal('messages'), messages: v.array(liveMessageSchema) }),
  v.object({ kind: v.literal('hidden'), messageId: countSchema }),
])
export type LiveEvent = v.InferOutput<typeof liveEventSchema>

export const liveTalk = defineCall({
  id: 'course.liveTalk',
  allows: 'anyone',
  method: 'POST',
  path: '/course/v1/live/{liveId}/talk',
  summary:
    'The newest hundred messages of a room and its state; for who accepts an event stream, what comes after them too.',
  params: roomParams,
  body: v.object({}),
  response: v.object({ state: liveStateSchema, messages: v.array(liveMessageSchema) }),
  events: liveEventSchema,
  hideLoading: true,
  once: true,
  assumed: true,
})

export const sayLive = defineCall({
  id: 'course.sayLive',
  allows: 'user',
  method: 'POST',
  path: '/course/v1/live/{liveId}/messages',
  summary: 'Say something in a room that is open; the same key answers the same message.',
  params: roomParams,
  body: v.object({
    key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
    text: v.pipe(titleSchema(100), v.minLength(1, '请输入内容')),
  }),
  response: liveMessageSchema,
  hideLoading: true,
  assumed: true,
})

export const reserveLive = defineCall({
  id: 'course.reserveLive',
  allows: 'owner',
  method: 'PUT',
  path: '/course/v1/users/{uid}/live-reservations/{liveId}',
  summary: 'Keep a place in a broadcast to come.',
  params: v.object({ uid: uidSchema, liveId: idSchema }),
  body: v.object({}),
  response: doneSchema,
  assumed: true,
})

export const leaveLive = defineCall({
  id: 'course.leaveLive',
  allows: 'owner',
  method: 'DELETE',
  path: '/course/v1/users/{uid}/live-reservations/{liveId}',
  summary: 'Give the place in a broadcast back; one that is not kept is left already.',
  params: v.object({ uid: uidSchema, liveId: idSchema }),
  response: doneSchema,
  assumed: true,
})

export const reservedLectures = defineCall({
  id: 'course.reservedLectures',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/live-reservations',
  summary: 'The open lectures, on air or to come, in which the learner keeps a place.',
  params: uidParams,
  lists: { bounded: 'the newest hundred places of a user' },
  response: v.array(reservedLiveSchema),
  hideLoading: true,
  assumed: true,
})

export const operateLive = defineCall({
  id: 'course.operateLive',
  allows: 'operator',
  method: 'PUT',
  path: '/course/v1/operations/live/{liveId}',
  summary:
    'Move the beginning or the end of a broadcast (null: as planned again), or put goods on its product card; who watches sees it at once.',
  params: roomParams,
  body: v.object({
    startsAt: v.optional(v.nullable(timeSchema)),
    endsAt: v.optional(v.nullable(timeSchema)),
    productId: v.optional(v.nullable(idSchema)),
  }),
  response: liveStateSchema,
  assumed: true,
})

export const hideMessage = defineCall({
  id: 'course.hideMessage',
  allows: 'operator',
  method: 'DELETE',
  path: '/course/v1/operations/live/{liveId}/messages/{messageId}',
  summary: 'Take a message out of a room, and let whoever said it be silent for so many minutes.',
  params: v.object({ liveId: idSchema, messageId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  query: v.object({ muteMinutes: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/))) }),
  response: doneSchema,
  assumed: true,
})

import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, doneSchema, idSchema } from '../scalars'

export const studyRooms = defineCall({
  id: 'excitation.studyRooms',
  allows: 'user',
  method: 'GET',
  path: '/excitation/v1/study-rooms',
  summary: 'The study rooms, their members, and whether the caller is one.',
  lists: 'single',
  response: v.object({
    rooms: v.array(
      v.object({ roomId: idSchema, title: v.string(), members: countSchema, isMember: v.boolean() }),
    ),
  }),
  hideLoading: true,
  assumed: true,
})

export const joinRoom = defineCall({
  id: 'excitation.joinRoom',
  allows: 'user',
  method: 'PUT',
  path: '/excitation/v1/study-rooms/{roomId}/members',
  summary: 'Join or leave a study room; its board counts study minutes from the day of joining.',
  params: v.object({ roomId: idSchema }),
  body: v.object({ isMember: v.boolean() }),
  response: doneSchema,
  assumed: true,
})

export const rankPrivacy = defineCall({
  id: 'excitation.rankPrivacy',
  allows: 'user',
  method: 'GET',
  path: '/excitation/v1/rank-privacy',
  summary: 'Whether the caller is shown without a name on leaderboards.',
  response: v.object({ isAnonymous: v.boolean() }),
  hideLoading: true,
  assumed: true,
})

export const setRankPrivacy = defineCall({
  id: 'excitation.setRankPrivacy',
  allows: 'user',
  method: 'PUT',
  path: '/excitation/v1/rank-privacy',
  summary: 'Show the caller without a name on leaderboards, or with the masked one.',
  body: v.object({ isAnonymous: v.boolean() }),
  response: doneSchema,
  assumed: true,
})

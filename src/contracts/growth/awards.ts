import * as v from 'valibot'
import { inviteStates } from '@/domain/growth/inviteRules'
import { defineCall } from '../define'
import {
  countSchema,
  idParams,
  idSchema,
  inviteCodeSchema,
  pageOf,
  pageQueryEntries,
  timeSchema,
  uidSchema,
} from '../scalars'

export const takeAward = defineCall({
  id: 'excitation.takeAward',
  allows: 'owner',
  method: 'PUT',
  path: '/excitation/v1/users/{userId}/tasks/{taskId}/awards',
  summary: 'Grant the award of a task once: a repeat answers the same.',
  params: v.object({ userId: uidSchema, taskId: idSchema }),
  response: v.object({ taskId: idSchema, points: countSchema, cards: countSchema, balance: countSchema }),
})
export type TakenAward = v.InferOutput<(typeof takeAward)['response']>

const inviteSchema = v.object({
  taskId: idSchema,
  /** Masked. */
  name: v.string(),
  boundAt: timeSchema,
  studyDays: countSchema,
  state: v.picklist(inviteStates),
  points: countSchema,
})

export const inviteeAwards = defineCall({
  id: 'excitation.inviteeAwards',
  allows: 'user',
  method: 'GET',
  path: '/excitation/v1/tasks/{id}/invitee/awrads',
  summary:
    'Invited friends with the state of their award, newest first; `id` names the invitation task (`invite`).',
  params: idParams,
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: v.object({
    ...pageOf(inviteSchema).entries,
    inviteCode: inviteCodeSchema,
    /** Address of the invite page, to share. */
    link: v.string(),
    earned: countSchema,
  }),
  hideLoading: true,
})
export type Invite = v.InferOutput<typeof inviteSchema>

export const inviterOf = defineCall({
  id: 'excitation.inviterOf',
  allows: 'anyone',
  method: 'GET',
  path: '/excitation/v1/invitations/{code}',
  summary: 'The masked name behind an invite code, for its landing page.',
  params: v.object({ code: inviteCodeSchema }),
  response: v.object({ name: v.string() }),
  hideLoading: true,
  assumed: true,
})

export const newcomerRewards = defineCall({
  id: 'excitation.newcomerRewards',
  allows: 'user',
  method: 'GET',
  path: '/excitation/v1/newcomer-tasks',
  summary: 'The newcomer tasks of the caller and the state of their awards.',
  lists: 'single',
  response: v.object({
    tasks: v.array(
      v.object({
        taskId: idSchema,
        key: v.string(),
        state: v.picklist(['open', 'ready', 'taken']),
        points: countSchema,
      }),
    ),
  }),
  hideLoading: true,
  assumed: true,
})

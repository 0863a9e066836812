import * as v from 'valibot'
import { rankPeriods } from '@/domain/ranks/spanOf'
import { defineCall } from '../define'
import { countSchema, daySchema, idParams, idSchema, pageOf, pageQueryEntries, timeSchema } from '../scalars'
import { placeSchema } from '../statistics/leaderboard'

const streakEntries = {
  /** Days in a row up to today, or up to yesterday while today is open. */
  current: countSchema,
  best: countSchema,
  /** Days that make-up cards fill with the next check-in. */
  toMakeUp: v.array(daySchema),
  cards: countSchema,
}

/** `open`: not reached; `ready`: the award waits; `taken`: granted. */
const awardStateSchema = v.picklist(['open', 'ready', 'taken'])

export const clockActivity = defineCall({
  id: 'excitation.clockActivity',
  allows: 'user',
  method: 'GET',
  path: '/excitation/v1/clock-activity/{id}',
  summary: 'A check-in activity: its rule, the own streak, whether today is checked in, and the milestones.',
  params: idParams,
  lists: 'single',
  response: v.object({
    activityId: idSchema,
    title: v.string(),
    rule: v.string(),
    today: daySchema,
    isCheckedIn: v.boolean(),
    ...streakEntries,
    milestones: v.array(
      v.object({
        taskId: idSchema,
        days: countSchema,
        points: countSchema,
        cards: countSchema,
        state: awardStateSchema,
      }),
    ),
  }),
  hideLoading: true,
})
export type ClockActivityView = v.InferOutput<(typeof clockActivity)['response']>

export const checkIn = defineCall({
  id: 'excitation.checkIn',
  allows: 'user',
  method: 'POST',
  path: '/excitation/v1/user-clock-activity/{id}',
  summary:
    'Check in. `at` is the time of the tap on an offline device; a repeat on the same study day changes nothing.',
  params: idParams,
  body: v.object({ at: v.optional(timeSchema) }),
  response: v.object({
    day: daySchema,
    /** False for a repeat. */
    isNew: v.boolean(),
    /** Days that make-up cards have filled just now. */
    madeUp: v.array(daySchema),
    current: countSchema,
    best: countSchema,
  }),
})
export type CheckedIn = v.InferOutput<(typeof checkIn)['response']>

export const clockRecords = defineCall({
  id: 'excitation.clockRecords',
  allows: 'user',
  method: 'GET',
  path: '/excitation/v1/user-clock-records',
  summary: 'The checked-in days of a month, and how each was reached.',
  query: v.object({
    activityId: idSchema,
    month: v.pipe(v.string(), v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)),
  }),
  lists: { bounded: 'the days of a month' },
  response: v.object({ days: v.array(v.object({ day: daySchema, how: v.picklist(['real', 'card']) })) }),
  hideLoading: true,
})

export const clockTasks = defineCall({
  id: 'excitation.clockTasks',
  allows: 'user',
  method: 'GET',
  path: '/excitation/v1/clock-activity/{id}/user-task',
  summary: 'The tasks of a study day, counted from what was really done.',
  params: idParams,
  query: v.object({ day: v.optional(daySchema) }),
  lists: 'single',
  response: v.object({
    day: daySchema,
    tasks: v.array(
      v.object({
        taskId: idSchema,
        key: v.picklist(['words', 'questions', 'minutes']),
        title: v.string(),
        unit: v.string(),
        done: countSchema,
        amount: countSchema,
        points: countSchema,
        state: awardStateSchema,
      }),
    ),
  }),
  hideLoading: true,
})
export type ClockTaskRow = v.InferOutput<(typeof clockTasks)['response']>['tasks'][number]

export const clockRank = defineCall({
  id: 'excitation.clockRank',
  allows: 'user',
  method: 'GET',
  path: '/excitation/v1/clock-activity/{id}/rank',
  summary: 'Learners by days checked in, of this month or in all; the own place is given apart.',
  params: idParams,
  query: v.object({ ...pageQueryEntries, period: v.optional(v.picklist(rankPeriods)) }),
  lists: 'paged',
  response: v.object({
    ...pageOf(placeSchema).entries,
    mine: v.nullable(placeSchema),
    learners: countSchema,
  }),
  hideLoading: true,
})

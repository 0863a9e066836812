import { clockActivities, type ClockTaskKey } from './clockActivities'
import { type NewcomerKey, newcomerTasks } from './newcomerTasks'

/** The parts of an award's task id. */
export type AwardName =
  | { readonly kind: 'clock'; readonly activityId: string; readonly task: ClockTaskKey; readonly day: string }
  | { readonly kind: 'streak'; readonly activityId: string; readonly days: number }
  | { readonly kind: 'newcomer'; readonly task: NewcomerKey | 'all' }
  | { readonly kind: 'invite'; readonly invitee: number }

export const clockAwardId = (activityId: string, task: ClockTaskKey, day: string): string =>
  `clock_${activityId}_${task}_${day}`
export const streakAwardId = (activityId: string, days: number): string => `streak_${activityId}_${days}`
export const newcomerAwardId = (task: NewcomerKey | 'all'): string => `newcomer_${task}`
export const inviteAwardId = (invitee: number): string => `invite_${invitee}`

const CLOCK = /^clock_([a-z]+)_(words|questions|minutes)_(20\d{2}-\d{2}-\d{2})$/
const STREAK = /^streak_([a-z]+)_(\d{1,4})$/
const NEWCOMER = /^newcomer_([a-z]+)$/
const INVITE = /^invite_([1-9]\d{0,14})$/

const hasOwn = (table: object, key: string): boolean => Object.prototype.hasOwnProperty.call(table, key)

/** Parses a task id; undefined when it names no award. */
export const readAwardId = (taskId: string): AwardName | undefined => {
  const [, clockActivity = '', task = '', day = ''] = CLOCK.exec(taskId) ?? []
  if (hasOwn(clockActivities, clockActivity))
    return { kind: 'clock', activityId: clockActivity, task: task as ClockTaskKey, day }
  const [, activityId = '', days = ''] = STREAK.exec(taskId) ?? []
  if (hasOwn(clockActivities, activityId)) return { kind: 'streak', activityId, days: Number(days) }
  const [, newcomer = ''] = NEWCOMER.exec(taskId) ?? []
  if (newcomer === 'all' || hasOwn(newcomerTasks, newcomer))
    return { kind: 'newcomer', task: newcomer as NewcomerKey | 'all' }
  const [, invitee] = INVITE.exec(taskId) ?? []
  return invitee === undefined ? undefined : { kind: 'invite', invitee: Number(invitee) }
}

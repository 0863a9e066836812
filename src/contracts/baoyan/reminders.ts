import * as v from 'valibot'
import { defineCall } from '../define'
import { followParams } from './follows'

const reminderSchema = v.object({
  /** A message will come a day before the next deadline. */
  isOn: v.boolean(),
  /** The account has a WeChat identity of the mini-program, which messages go to. */
  canSend: v.boolean(),
  /** The template that the learner agrees to. */
  templateId: v.string(),
})
export type Reminder = v.InferOutput<typeof reminderSchema>

export const noticeReminder = defineCall({
  id: 'baoyan.reminder',
  allows: 'owner',
  method: 'GET',
  path: '/baoyan/v1/users/{uid}/reminders/{noticeId}',
  summary: 'Whether a message will remind of the next deadline of a notice, and by which template.',
  params: followParams,
  response: reminderSchema,
  hideLoading: true,
  assumed: true,
})

export const setReminder = defineCall({
  id: 'baoyan.setReminder',
  allows: 'owner',
  method: 'PUT',
  path: '/baoyan/v1/users/{uid}/reminders/{noticeId}',
  summary: 'Ask for one message a day before the next deadline of a notice, or for none.',
  params: followParams,
  body: v.object({ isOn: v.boolean() }),
  response: reminderSchema,
  assumed: true,
})

import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, uidParams } from '../scalars'

/** The answer before there is a plan has `planned` false and only zeros. */
export const wordTodaySchema = v.object({
  planned: v.boolean(),
  /** New words left of today's share. */
  newLeft: countSchema,
  /** Words whose day has come and that are not answered yet. */
  due: countSchema,
  /** Words answered today. */
  done: countSchema,
  /** Study days in a row, today included once something was answered. */
  streak: countSchema,
})
export type WordToday = v.InferOutput<typeof wordTodaySchema>

export const wordToday = defineCall({
  id: 'word.today',
  allows: 'owner',
  method: 'GET',
  path: '/word/v1/users/{uid}/today',
  summary: 'Today in five figures, for the home tab and the study centre.',
  params: uidParams,
  response: wordTodaySchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})

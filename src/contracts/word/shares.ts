import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, doneSchema, idSchema, timeSchema, uidParams } from '../scalars'

/** Public view of a shared result: no personal data beyond the nickname. */
export const sharedResultSchema = v.object({
  nickname: v.string(),
  words: countSchema,
  /** Whole percent. */
  accuracy: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  days: countSchema,
  known: countSchema,
  sharedAt: timeSchema,
})
export type SharedResult = v.InferOutput<typeof sharedResultSchema>

export const shareResult = defineCall({
  id: 'word.share',
  allows: 'owner',
  method: 'POST',
  path: '/word/v1/users/{uid}/shares',
  summary: "Publish today's result under an address that nobody can guess.",
  params: uidParams,
  body: v.object({}),
  response: v.object({ shareId: v.string() }),
  assumed: true,
})

export const sharedResult = defineCall({
  id: 'word.sharedResult',
  allows: 'anyone',
  method: 'GET',
  path: '/word/v1/shares/{shareId}',
  summary: 'A published result, for everybody who has its address; gone with the account.',
  params: v.object({ shareId: idSchema }),
  response: sharedResultSchema,
  hideLoading: true,
  assumed: true,
})

export const withdrawShare = defineCall({
  id: 'word.withdrawShare',
  allows: 'owner',
  method: 'DELETE',
  path: '/word/v1/users/{uid}/shares',
  summary: 'Take back every published result of the user.',
  params: uidParams,
  response: doneSchema,
  assumed: true,
})

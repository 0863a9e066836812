import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema, uidParams } from '../scalars'

const between = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

export const stageTestSchema = v.object({
  id: idSchema,
  bookId: idSchema,
  stage: between(1, 1000),
  total: between(1, 200),
  right: between(0, 200),
})

/** The share of right answers that opens the next stage, in percent. */
export const GATE_PERCENT = 80

export const stageTest = defineCall({
  id: 'word.stageTest',
  allows: 'owner',
  queued: true,
  method: 'POST',
  path: '/word/v1/users/{uid}/stage-tests',
  summary: 'The result of a gate test; sent twice with one id it counts once.',
  params: uidParams,
  body: stageTestSchema,
  response: v.object({ passed: v.boolean(), bestScore: countSchema }),
  hideLoading: true,
  assumed: true,
})

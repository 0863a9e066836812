import * as v from 'valibot'
import { mistakeCauseKeys } from '@/domain/mistakes/mistakeCauses'
import { defineCall } from '../define'
import { countSchema, idSchema, uidParams } from '../scalars'

export const mistakeSummary = defineCall({
  id: 'exercise.mistakeSummary',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/mistake-summary',
  summary:
    'How many questions stand in the book of mistakes, are due today, mastered, removed; by subject, point and cause.',
  params: uidParams,
  lists: 'single',
  response: v.object({
    open: countSchema,
    due: countSchema,
    mastered: countSchema,
    removed: countSchema,
    /** Of what is open; subjects with the most first. */
    subjects: v.array(
      v.object({
        subject: idSchema,
        open: countSchema,
        due: countSchema,
        points: v.array(v.object({ point: v.string(), open: countSchema, due: countSchema })),
      }),
    ),
    /** Of what is open; `null` where the learner named no cause yet. */
    causes: v.array(v.object({ cause: v.nullable(v.picklist(mistakeCauseKeys)), open: countSchema })),
  }),
  hideLoading: true,
  assumed: true,
})
export type MistakeSummary = v.InferOutput<(typeof mistakeSummary)['response']>

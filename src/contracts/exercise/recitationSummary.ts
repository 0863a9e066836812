import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, uidParams } from '../scalars'

export const recitationSummary = defineCall({
  id: 'exercise.recitationSummary',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/recitation-summary',
  summary: 'How many passages were begun, and how many of these are due by the end of today.',
  params: uidParams,
  response: v.object({ begun: countSchema, due: countSchema }),
  hideLoading: true,
  assumed: true,
})

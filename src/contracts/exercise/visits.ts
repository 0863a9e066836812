import * as v from 'valibot'
import { defineCall } from '../define'
import { eventBatchSchema, takenBatchSchema } from './attemptEvents'
import { attemptSchema, diagnosisSchema } from './attempts'

/** Generated on the device, long enough to be unguessable: it is the only credential of a visit. */
const visitParams = v.object({ visitId: v.pipe(v.string(), v.regex(/^[0-9a-z-]{24,64}$/)) })
const path = '/exercise/v1/visits/{visitId}'

export const openVisit = defineCall({
  id: 'exercise.openVisit',
  allows: 'anyone',
  method: 'PUT',
  path,
  summary:
    'Begin a diagnostic test without a login, or get it as it stands; kept for three days, until a user opens an attempt of the same id and so takes it over; refused after that. No key and no result before that.',
  params: visitParams,
  body: diagnosisSchema,
  response: attemptSchema,
  assumed: true,
})

export const visit = defineCall({
  id: 'exercise.visit',
  allows: 'anyone',
  method: 'GET',
  path,
  summary:
    'A diagnostic test that nobody has logged in for, as it stands: without keys, even when it has ended.',
  params: visitParams,
  lists: 'single',
  response: attemptSchema,
  hideLoading: true,
  assumed: true,
})

export const sendVisitEvents = defineCall({
  id: 'exercise.sendVisitEvents',
  allows: 'anyone',
  method: 'POST',
  path: `${path}/events`,
  summary: 'Append events to a diagnostic test that nobody has logged in for, at most 40; repeat at will.',
  params: visitParams,
  body: eventBatchSchema,
  response: takenBatchSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})

import * as v from 'valibot'
import { defineCall } from '../define'
import { doneSchema, freeText, idSchema, timeSchema, uidParams } from '../scalars'
import { POST_BODY } from './forum'

const draftFieldsSchema = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), freeText(POST_BODY)),
  v.check((fields) => Object.keys(fields).length <= 20),
)
const draftParams = v.object({ ...uidParams.entries, form: idSchema })

export const draft = defineCall({
  id: 'community.draft',
  allows: 'owner',
  method: 'GET',
  path: '/community/v1/users/{uid}/drafts/{form}',
  summary: 'The draft of a form on the account; null without one.',
  params: draftParams,
  response: v.nullable(v.object({ fields: v.record(v.string(), v.string()), at: timeSchema })),
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const saveDraft = defineCall({
  id: 'community.saveDraft',
  allows: 'owner',
  method: 'PUT',
  path: '/community/v1/users/{uid}/drafts/{form}',
  summary: 'Save the draft of a form on the account; no fields remove it.',
  params: draftParams,
  body: v.object({ fields: draftFieldsSchema }),
  response: doneSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})

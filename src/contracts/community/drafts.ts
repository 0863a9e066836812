import * as v from 'valibot'
import { defineCall } from '../define'
import { freeLine, freeText } from '../freeTexts'
import { doneSchema, idSchema, timeSchema, uidParams } from '../scalars'
import { MOST_TAGS, POST_BODY, POST_TITLE, TAG_LENGTH } from './publishPost'
import { MOST_PICTURES, PICTURE_LENGTH } from './pictures'

/** Forms whose draft follows the account. */
const draftForms = ['community-post'] as const
export type DraftForm = (typeof draftForms)[number]

/** Fields of a form that is being written; lists are lines of one text. */
const draftFieldsSchema = v.partial(
  v.object({
    title: freeLine(POST_TITLE),
    body: freeText(POST_BODY),
    plateId: v.union([v.literal(''), idSchema]),
    tags: freeText(MOST_TAGS * (TAG_LENGTH + 1)),
    pictures: freeText(MOST_PICTURES * (PICTURE_LENGTH + 1)),
  }),
)
export type DraftFields = v.InferOutput<typeof draftFieldsSchema>
const draftParams = v.object({ ...uidParams.entries, form: v.picklist(draftForms) })

export const draft = defineCall({
  id: 'community.draft',
  allows: 'owner',
  method: 'GET',
  path: '/community/v1/users/{uid}/drafts/{form}',
  summary: 'The draft of a form on the account; null without one.',
  params: draftParams,
  response: v.nullable(v.object({ fields: draftFieldsSchema, at: timeSchema })),
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

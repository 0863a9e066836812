import * as v from 'valibot'
import { questionTypes } from '@/domain/attempt/Question'
import { defineCall } from '../define'
import { titleSchema } from '../freeTexts'
import {
  countSchema,
  doneSchema,
  idSchema,
  pageOf,
  pageQueryEntries,
  timeSchema,
  uidParams,
  uidSchema,
} from '../scalars'
import { attemptIdSchema } from './attemptHead'
import { answerSchema, shownQuestionSchema } from './questionFields'

/** Made on the device, once. */
const folderIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-z-]{8,64}$/))
const folderParams = v.object({ uid: uidSchema, folderId: folderIdSchema })
const collectedParams = v.object({ uid: uidSchema, questionId: idSchema })

export const folderSchema = v.object({
  folderId: folderIdSchema,
  name: v.string(),
  questionCount: countSchema,
  createdAt: timeSchema,
})
export type Folder = v.InferOutput<typeof folderSchema>

export const folders = defineCall({
  id: 'exercise.folders',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/folders',
  summary: 'The folders of collected questions, the oldest first; fifty at most.',
  params: uidParams,
  lists: { bounded: 'fifty of a user' },
  response: v.array(folderSchema),
  hideLoading: true,
  assumed: true,
})

export const saveFolder = defineCall({
  id: 'exercise.saveFolder',
  allows: 'owner',
  method: 'PUT',
  path: '/exercise/v1/users/{uid}/folders/{folderId}',
  summary:
    'Make a folder or rename it; a name that another folder has is refused with Y40932, a fifty-first folder with Y40032.',
  params: folderParams,
  body: v.object({
    name: v.pipe(titleSchema(20, '名称最多20个字'), v.minLength(1, '请写下名称')),
  }),
  response: folderSchema,
  assumed: true,
})

export const removeFolder = defineCall({
  id: 'exercise.removeFolder',
  allows: 'owner',
  method: 'DELETE',
  path: '/exercise/v1/users/{uid}/folders/{folderId}',
  summary: 'Remove a folder and what was collected in it; one that is not there is as good as removed.',
  params: folderParams,
  response: doneSchema,
  assumed: true,
})

export const collectedRowSchema = v.object({
  questionId: idSchema,
  folderId: folderIdSchema,
  subject: idSchema,
  point: v.string(),
  type: v.picklist(questionTypes),
  /** The beginning of the stem. */
  stem: v.string(),
  collectedAt: timeSchema,
})
export type CollectedRow = v.InferOutput<typeof collectedRowSchema>

export const collectedQuestions = defineCall({
  id: 'exercise.collectedQuestions',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/folders/{folderId}/questions',
  summary: 'What was collected in a folder, the newest first.',
  params: folderParams,
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(collectedRowSchema),
  hideLoading: true,
  assumed: true,
})

export const collectedQuestion = defineCall({
  id: 'exercise.collectedQuestion',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/collected/{questionId}',
  summary:
    'One collected question with the own answer; key and analysis as far as its attempt has told them.',
  params: collectedParams,
  lists: 'single',
  response: v.object({
    ...collectedRowSchema.entries,
    question: shownQuestionSchema,
    answer: v.nullable(answerSchema),
  }),
  hideLoading: true,
  assumed: true,
})
export type CollectedQuestion = v.InferOutput<(typeof collectedQuestion)['response']>

export const collectQuestion = defineCall({
  id: 'exercise.collectQuestion',
  allows: 'owner',
  method: 'PUT',
  path: '/exercise/v1/users/{uid}/collected/{questionId}',
  summary:
    'Put a question of an own attempt into a folder, or move it to another; a question lies in one folder.',
  params: collectedParams,
  body: v.object({
    folderId: folderIdSchema,
    /** The attempt that asked it; not needed for questions in a folder or in the book of mistakes. */
    attemptId: v.optional(attemptIdSchema),
  }),
  response: collectedRowSchema,
  assumed: true,
})

export const dropQuestion = defineCall({
  id: 'exercise.dropQuestion',
  allows: 'owner',
  method: 'DELETE',
  path: '/exercise/v1/users/{uid}/collected/{questionId}',
  summary: 'Take a question out of its folder; one that is not there is as good as taken out.',
  params: collectedParams,
  response: doneSchema,
  assumed: true,
})

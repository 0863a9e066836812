import * as v from 'valibot'
import { defineCall } from '../define'
import { freeText } from '../freeTexts'
import {
  countSchema,
  doneSchema,
  idSchema,
  pageOf,
  pageQueryEntries,
  timeSchema,
  uidSchema,
} from '../scalars'

const MOST_CHARACTERS = 1000
const noteText = v.pipe(freeText(MOST_CHARACTERS), v.trim(), v.minLength(1))
const noteIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))

/** Something that a learner wrote down at a place of a lesson, in seconds. The id is made on the device. */
export const noteSchema = v.object({
  noteId: noteIdSchema,
  goodsId: v.string(),
  lessonId: v.string(),
  lessonTitle: v.string(),
  place: countSchema,
  text: v.string(),
  createdAt: timeSchema,
})
export type Note = v.InferOutput<typeof noteSchema>

export const notes = defineCall({
  id: 'course.notes',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/courses/{goodsId}/notes',
  summary: 'The notes of the caller in a course, or in one lesson of it, newest first.',
  params: v.object({ uid: uidSchema, goodsId: idSchema }),
  query: v.object({ lessonId: v.optional(idSchema), ...pageQueryEntries }),
  lists: 'paged',
  response: pageOf(noteSchema),
  hideLoading: true,
  assumed: true,
})

export const writeNote = defineCall({
  id: 'course.writeNote',
  allows: 'owner',
  method: 'PUT',
  path: '/course/v1/users/{uid}/notes/{noteId}',
  summary:
    'Writes a note, or writes it anew: the id is made on the device, so that a repeated request makes no second one.',
  params: v.object({ uid: uidSchema, noteId: noteIdSchema }),
  body: v.object({
    goodsId: idSchema,
    lessonId: idSchema,
    place: v.pipe(countSchema, v.maxValue(86_400)),
    text: noteText,
  }),
  response: noteSchema,
  assumed: true,
})

export const deleteNote = defineCall({
  id: 'course.deleteNote',
  allows: 'owner',
  method: 'DELETE',
  path: '/course/v1/users/{uid}/notes/{noteId}',
  summary: 'Removes a note; one that is not there is as good as removed.',
  params: v.object({ uid: uidSchema, noteId: noteIdSchema }),
  response: doneSchema,
  assumed: true,
})

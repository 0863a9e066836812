import * as v from 'valibot'
import { markColors } from '@/domain/library/markColors'
import { defineCall } from '../define'
import { freeText } from '../freeTexts'
import { countSchema, doneSchema, idSchema, timeSchema, uidSchema } from '../scalars'

const placeEntries = { chapterId: idSchema, block: countSchema, offset: countSchema, at: timeSchema }
/** A place in a text: a paragraph of a chapter and a character of it. `at` is when it was read. */
export const placeSchema = v.object(placeEntries)
export type Place = v.InferOutput<typeof placeSchema>

const bookParams = v.object({ uid: uidSchema, bookId: idSchema })

export const readingPlaces = defineCall({
  id: 'library.places',
  allows: 'owner',
  method: 'GET',
  path: '/library/v1/users/{uid}/places',
  summary: 'Where the learner stopped in each book.',
  params: v.object({ uid: uidSchema }),
  lists: { bounded: 'two hundred books' },
  response: v.array(v.object({ bookId: idSchema, ...placeEntries })),
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const keepPlace = defineCall({
  id: 'library.keepPlace',
  allows: 'owner',
  method: 'PUT',
  path: '/library/v1/users/{uid}/places/{bookId}',
  summary: 'Keep where the learner stopped; of two devices the later reading wins.',
  params: bookParams,
  body: placeSchema,
  response: doneSchema,
  hideLoading: true,
  silent: true,
  queued: true,
  assumed: true,
})

const markEntries = {
  chapterId: idSchema,
  block: countSchema,
  start: countSchema,
  end: countSchema,
  color: v.picklist(markColors),
  note: v.optional(freeText(500), ''),
  at: timeSchema,
}
export const markSchema = v.object({ markId: idSchema, ...markEntries })
export type Mark = v.InferOutput<typeof markSchema>

export const readingMarks = defineCall({
  id: 'library.marks',
  allows: 'owner',
  method: 'GET',
  path: '/library/v1/users/{uid}/books/{bookId}/marks',
  summary: 'Highlights and notes of a book, in the order of the text.',
  params: bookParams,
  lists: { bounded: 'five hundred marks a book' },
  response: v.array(markSchema),
  hideLoading: true,
  silent: true,
  assumed: true,
})

const markParams = v.object({ uid: uidSchema, bookId: idSchema, markId: idSchema })

export const keepMark = defineCall({
  id: 'library.keepMark',
  allows: 'owner',
  method: 'PUT',
  path: '/library/v1/users/{uid}/books/{bookId}/marks/{markId}',
  summary: 'Keep a highlight or note under the id that the device gave it.',
  params: markParams,
  body: v.object(markEntries),
  response: doneSchema,
  hideLoading: true,
  queued: true,
  assumed: true,
})

export const removeMark = defineCall({
  id: 'library.removeMark',
  allows: 'owner',
  method: 'DELETE',
  path: '/library/v1/users/{uid}/books/{bookId}/marks/{markId}',
  summary: 'Remove a highlight or note.',
  params: markParams,
  response: doneSchema,
  hideLoading: true,
  queued: true,
  assumed: true,
})

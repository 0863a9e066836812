import * as v from 'valibot'
import { bookmarkKinds } from '@/domain/library/bookmarkKinds'
import { defineCall } from '../define'
import { titleSchema } from '../freeTexts'
import { doneSchema, idSchema, pageOf, pageQueryEntries, timeSchema, uidSchema } from '../scalars'

export const bookmarkIdSchema = idSchema
const kindSchema = v.picklist(bookmarkKinds)

const bookmarkSchema = v.object({ kind: kindSchema, targetId: idSchema, title: v.string(), at: timeSchema })
export type Bookmark = v.InferOutput<typeof bookmarkSchema>

export const bookmarks = defineCall({
  id: 'library.bookmarks',
  allows: 'owner',
  method: 'GET',
  path: '/library/v1/users/{uid}/bookmarks',
  summary: 'Bookmarks of everything or of one kind, newest first.',
  params: v.object({ uid: uidSchema }),
  query: v.object({ ...pageQueryEntries, kind: v.optional(kindSchema) }),
  lists: 'paged',
  response: pageOf(bookmarkSchema),
  hideLoading: true,
  assumed: true,
})

const bookmarkParams = v.object({ uid: uidSchema, kind: kindSchema, targetId: idSchema })

export const bookmark = defineCall({
  id: 'library.bookmark',
  allows: 'owner',
  method: 'GET',
  path: '/library/v1/users/{uid}/bookmarks/{kind}/{targetId}',
  summary: 'Whether a thing is bookmarked.',
  params: bookmarkParams,
  response: v.object({ isKept: v.boolean() }),
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const addBookmark = defineCall({
  id: 'library.addBookmark',
  allows: 'owner',
  method: 'PUT',
  path: '/library/v1/users/{uid}/bookmarks/{kind}/{targetId}',
  summary: 'Bookmark a thing under its title; a repetition changes nothing.',
  params: bookmarkParams,
  body: v.object({ title: v.pipe(titleSchema(80), v.minLength(1)) }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const removeBookmark = defineCall({
  id: 'library.removeBookmark',
  allows: 'owner',
  method: 'DELETE',
  path: '/library/v1/users/{uid}/bookmarks/{kind}/{targetId}',
  summary: 'Remove a bookmark.',
  params: bookmarkParams,
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema, pageOf, pageQueryEntries, timeSchema } from '../scalars'
import { blockSchema } from './books'

export const documentCategories = [
  'exam',
  'method',
  'politics',
  'english',
  'math',
  'major',
  'baoyan',
] as const
export type DocumentCategory = (typeof documentCategories)[number]

export const documentFormats = ['docx', 'pdf'] as const
export type DocumentFormat = (typeof documentFormats)[number]

const rowEntries = {
  documentId: idSchema,
  title: v.string(),
  category: v.picklist(documentCategories),
  source: v.string(),
  /** Bytes of the Word file. */
  size: countSchema,
}
export const documentSchema = v.object({ ...rowEntries, blocks: v.array(blockSchema) })
export type StudyDocument = v.InferOutput<typeof documentSchema>
const documentRowSchema = v.object(rowEntries)
export type DocumentRow = v.InferOutput<typeof documentRowSchema>

export const studyDocuments = defineCall({
  id: 'library.documents',
  allows: 'anyone',
  method: 'GET',
  path: '/library/v1/documents',
  summary: 'Study documents, all or of one category.',
  query: v.object({ ...pageQueryEntries, category: v.optional(v.picklist(documentCategories)) }),
  lists: 'paged',
  response: pageOf(documentRowSchema),
  hideLoading: true,
  assumed: true,
})

const documentParams = v.object({ documentId: idSchema })

export const studyDocument = defineCall({
  id: 'library.document',
  allows: 'anyone',
  method: 'GET',
  path: '/library/v1/documents/{documentId}',
  summary: 'A study document as paragraphs.',
  params: documentParams,
  lists: 'single',
  response: documentSchema,
  hideLoading: true,
  assumed: true,
})

export const documentTicket = defineCall({
  id: 'library.documentTicket',
  allows: 'anyone',
  method: 'GET',
  path: '/library/v1/documents/{documentId}/ticket',
  summary: 'A signed address that gives the file for ten minutes.',
  params: documentParams,
  query: v.object({ format: v.optional(v.picklist(documentFormats), 'docx') }),
  response: v.object({ url: v.string(), expiresAt: timeSchema }),
  assumed: true,
})

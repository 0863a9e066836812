import * as v from 'valibot'
import { questionTypes } from '@/domain/attempt/Question'
import { mistakeCauseKeys } from '@/domain/mistakes/mistakeCauses'
import { mistakeReasonKeys } from '@/domain/mistakes/mistakeReasons'
import { defineCall } from '../define'
import { logBatchOf, logPageOf, logQuerySchema, logReceiptSchema, memoryIdSchema } from '../memoryLog'
import { freeText } from '../freeTexts'
import {
  countSchema,
  idSchema,
  pageOf,
  pageQueryEntries,
  queryIntSchema,
  timeSchema,
  uidParams,
  uidSchema,
} from '../scalars'
import { vocabularyEventSchema } from '../word/reviews'
import { attemptIdSchema } from './attemptHead'
import { answerSchema, shownQuestionSchema } from './questionFields'

/** State of a question in the book: `open` is neither mastered nor removed, `due` is open and due today. */
export const mistakeStates = ['open', 'due', 'mastered', 'removed'] as const
export type MistakeState = (typeof mistakeStates)[number]

const causeSchema = v.picklist(mistakeCauseKeys)
const pointSchema = v.pipe(v.string(), v.maxLength(40))
export const mistakeParams = v.object({ uid: uidSchema, questionId: idSchema })

/** A question of the book in a list. */
export const mistakeRowSchema = v.object({
  questionId: memoryIdSchema,
  subject: idSchema,
  point: v.string(),
  type: v.picklist(questionTypes),
  /** The beginning of the stem. */
  stem: v.string(),
  /** Why it was kept the last time. */
  reason: v.picklist(mistakeReasonKeys),
  cause: v.nullable(causeSchema),
  hasNote: v.boolean(),
  /** How many attempts brought it here. */
  times: countSchema,
  /** When it was missed the last time. */
  missedAt: timeSchema,
  due: timeSchema,
  isMastered: v.boolean(),
  isRemoved: v.boolean(),
})
export type MistakeRow = v.InferOutput<typeof mistakeRowSchema>

/** A question of the book whole. Key and analysis are in `question.feedback`, unless an open exam contains it. */
export const mistakeSchema = v.object({
  ...mistakeRowSchema.entries,
  attemptId: attemptIdSchema,
  note: v.string(),
  question: shownQuestionSchema,
  /** The learner's answers in attempts, latest first, at most five. */
  answers: v.array(v.object({ answer: answerSchema, at: timeSchema, reason: v.picklist(mistakeReasonKeys) })),
})
export type Mistake = v.InferOutput<typeof mistakeSchema>

const wishEntries = {
  ...pageQueryEntries,
  state: v.optional(v.picklist(mistakeStates), 'open'),
  subject: v.optional(idSchema),
  point: v.optional(pointSchema),
  cause: v.optional(causeSchema),
}

export const mistakes = defineCall({
  id: 'exercise.mistakes',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/mistakes',
  summary: 'The book of mistakes, what was missed last first.',
  params: uidParams,
  query: v.object(wishEntries),
  lists: 'paged',
  response: pageOf(mistakeRowSchema),
  hideLoading: true,
  assumed: true,
})

export const mistakeSheet = defineCall({
  id: 'exercise.mistakeSheet',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/mistake-sheet',
  summary: 'The book of mistakes with whole questions, to be printed or taken along.',
  params: uidParams,
  query: v.object(wishEntries),
  lists: 'paged',
  response: pageOf(mistakeSchema),
  hideLoading: true,
  assumed: true,
})

export const dueMistakes = defineCall({
  id: 'exercise.dueMistakes',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/due-mistakes',
  summary:
    'Whole questions of the book that are due by the end of today, or so many days later, the longest due first; not those that an open exam asks.',
  params: uidParams,
  query: v.object({
    subject: v.optional(idSchema),
    size: v.optional(queryIntSchema(1, 50), 30),
    /** Days ahead whose cards are prefetched for use without a network. */
    ahead: v.optional(queryIntSchema(0, 7), 0),
  }),
  lists: { bounded: 'the size of the query, fifty at most' },
  response: v.array(mistakeSchema),
  hideLoading: true,
  assumed: true,
})

export const mistake = defineCall({
  id: 'exercise.mistake',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/mistakes/{questionId}',
  summary:
    'One question of the book with own answers, key and analysis; without these while an open exam asks it.',
  params: mistakeParams,
  lists: 'single',
  response: mistakeSchema,
  hideLoading: true,
  assumed: true,
})

/** Maximum length of a typed note, in code points. */
export const LONGEST_TYPED_NOTE = 500
/** Maximum length of a stored note: room for the notes of two devices, one below the other. */
export const LONGEST_NOTE = 2 * LONGEST_TYPED_NOTE + 1
/** A code point is two units of text at most: whatever is kept can be named as what a note takes the place of. */
const noteSchema = v.pipe(freeText(2 * LONGEST_NOTE), v.trim())
/** More notes than these are not written over between two meetings with the backend. */
export const MOST_NOTES_OVER = 20

export const noteMistake = defineCall({
  id: 'exercise.noteMistake',
  allows: 'owner',
  method: 'PUT',
  path: '/exercise/v1/users/{uid}/mistakes/{questionId}/note',
  summary:
    'Say why a question was missed, what to remember of it, or both; what is not given stays. A note that another device wrote meanwhile, which is none of `over`, stays below this one.',
  params: mistakeParams,
  body: v.object({
    cause: v.optional(v.nullable(causeSchema)),
    note: v.optional(noteSchema),
    /** Earlier notes known to the device, which this one replaces; without it any note is replaced. */
    over: v.optional(v.pipe(v.array(noteSchema), v.maxLength(MOST_NOTES_OVER))),
  }),
  response: mistakeSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})

/** One line of the log of the book: the event of a word, whose `word` is the id of a question; `suspend` removes it from the book. */
export const mistakeEventSchema = vocabularyEventSchema

export const sendMistakeReviews = defineCall({
  id: 'exercise.sendMistakeReviews',
  allows: 'owner',
  method: 'POST',
  path: '/exercise/v1/users/{uid}/mistake-reviews',
  summary: 'Append events of a device, at most 500; those known already are skipped, so repeat at will.',
  params: uidParams,
  body: logBatchOf(mistakeEventSchema),
  response: logReceiptSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const mistakeReviews = defineCall({
  id: 'exercise.mistakeReviews',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/mistake-reviews',
  summary:
    'Events in the order in which they arrived, after a cursor; those that attempts made stand among them.',
  params: uidParams,
  query: logQuerySchema,
  lists: 'paged',
  response: logPageOf(mistakeEventSchema),
  hideLoading: true,
  silent: true,
  assumed: true,
})

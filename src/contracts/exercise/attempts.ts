import * as v from 'valibot'
import { diagnosticNames } from '@/domain/attempt/diagnosticTests'
import { questionTypes } from '@/domain/attempt/Question'
import { outcomes } from '@/domain/attempt/judge'
import { defineCall } from '../define'
import { countSchema, idSchema, timeSchema } from '../scalars'
import { attemptHeadEntries, attemptParams } from './attemptHead'
import { mockIdSchema } from './mocks'
import { answerSchema, shownQuestionSchema } from './questionFields'

/** A knowledge point by its name. */
export const pointSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** A diagnostic test of some subjects; empty where the test itself determines its questions. */
export const diagnosisSchema = v.object({
  kind: v.literal('diagnosis'),
  test: v.picklist(diagnosticNames),
  subjects: v.pipe(v.array(idSchema), v.maxLength(4)),
})
export type Diagnosis = v.InferOutput<typeof diagnosisSchema>

/** Kinds of openings: a whole paper, a network-wide exam, questions of a subject, an adaptive test, or a diagnosis. */
export const openingSchema = v.variant('kind', [
  v.object({ kind: v.literal('exam'), paperId: idSchema }),
  v.object({
    kind: v.picklist(['practice', 'drill', 'recite']),
    subject: idSchema,
    point: v.optional(pointSchema),
    type: v.optional(v.picklist(questionTypes)),
    /** Questions like this one: others of the point, those of its type first. */
    similarTo: v.optional(idSchema),
    /** This question and no other. */
    question: v.optional(idSchema),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  // Ten questions of a knowledge point, or twenty over all points of a subject; own writing is not among them.
  v.object({ kind: v.literal('pointTest'), subject: idSchema, point: pointSchema }),
  v.object({ kind: v.literal('synthesis'), subject: idSchema }),
  v.object({ kind: v.literal('adaptive'), subject: idSchema }),
  diagnosisSchema,
  /** Its attempt has the id `mock-` and the id of the exam. */
  v.object({ kind: v.literal('mock'), mockId: mockIdSchema }),
])
export type Opening = v.InferOutput<typeof openingSchema>

const questionStateSchema = v.object({
  questionId: idSchema,
  answer: v.nullable(answerSchema),
  isMarked: v.boolean(),
  isGuessed: v.boolean(),
  isRevealed: v.boolean(),
  took: countSchema,
  awarded: v.nullable(v.array(v.number())),
  /** Null as long as its key may not be known. */
  outcome: v.nullable(v.picklist(outcomes)),
})

/** The current state of an attempt: its questions, and the progress from all devices. */
export const attemptSchema = v.object({
  ...attemptHeadEntries,
  /** The backend's clock. */
  now: timeSchema,
  isPaused: v.boolean(),
  /** Milliseconds without pauses. */
  spent: countSchema,
  questions: v.array(shownQuestionSchema),
  /** Of questions that something was done with. */
  answers: v.array(questionStateSchema),
  /** An adaptive test that has asked enough; others end by hand or by time. */
  isMeasured: v.boolean(),
})
export type Attempt = v.InferOutput<typeof attemptSchema>

export const openAttempt = defineCall({
  id: 'exercise.openAttempt',
  allows: 'owner',
  method: 'PUT',
  path: '/exercise/v1/users/{uid}/attempts/{attemptId}',
  summary:
    'Begin an attempt; the same id again answers the attempt as it stands; refused where the body begins something else. Refused with Y40938 when an open test of the learner asks the same.',
  params: attemptParams,
  body: openingSchema,
  response: attemptSchema,
  assumed: true,
})

export const attempt = defineCall({
  id: 'exercise.attempt',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/attempts/{attemptId}',
  summary: 'An attempt as it stands, to go on where it was on this device or another.',
  params: attemptParams,
  lists: 'single',
  response: attemptSchema,
  hideLoading: true,
  assumed: true,
})

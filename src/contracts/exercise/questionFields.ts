import * as v from 'valibot'
import { questionTypes } from '@/domain/attempt/Question'
import { freeLine, freeText } from '../freeTexts'
import { countSchema, idSchema } from '../scalars'
import { pointsSchema } from './points'

/** An option or item by its place with the author, 0 for A. */
const placeSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(19))
const placesSchema = v.pipe(v.array(placeSchema), v.maxLength(20))
const lineSchema = freeLine(200)

/** A learner's answer: `Answer` of domain/attempt. */
export const answerSchema = v.variant('type', [
  v.object({ type: v.literal('single'), option: placeSchema }),
  v.object({ type: v.literal('multiple'), options: placesSchema }),
  v.object({ type: v.literal('judgement'), truth: v.boolean() }),
  v.object({ type: v.literal('blank'), texts: v.pipe(v.array(lineSchema), v.maxLength(20)) }),
  v.object({
    type: v.literal('matching'),
    places: v.pipe(v.array(v.nullable(placeSchema)), v.maxLength(20)),
  }),
  v.object({ type: v.literal('ordering'), order: placesSchema }),
  v.object({
    type: v.literal('writing'),
    text: freeText(3000),
    /** Addresses that an upload answered. */
    pictures: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^\/uploads\/[\w-]{1,64}(?:[./][\w-]{1,40}){0,3}$/))),
      v.maxLength(6),
    ),
  }),
])

/** The key: `QuestionKey` of domain/attempt. */
const questionKeySchema = v.variant('type', [
  v.object({ type: v.literal('single'), option: placeSchema }),
  v.object({ type: v.literal('multiple'), options: placesSchema }),
  v.object({ type: v.literal('judgement'), truth: v.boolean() }),
  v.object({
    type: v.literal('blank'),
    blanks: v.array(v.object({ accepts: v.array(v.string()), as: v.picklist(['text', 'maths']) })),
  }),
  v.object({ type: v.literal('matching'), places: placesSchema }),
  v.object({ type: v.literal('ordering'), order: placesSchema }),
  v.object({
    type: v.literal('writing'),
    rubric: v.array(v.object({ text: v.string(), points: pointsSchema })),
    model: v.string(),
  }),
])

const shownSchema = v.array(v.object({ no: placeSchema, text: v.string() }))

export const feedbackSchema = v.object({
  key: questionKeySchema,
  analysis: v.string(),
  hint: v.optional(v.string()),
})

/** A question as a learner may see it at this moment; `feedback` only when the policy allows it. */
export const shownQuestionSchema = v.object({
  id: idSchema,
  type: v.picklist(questionTypes),
  stem: v.string(),
  passage: v.optional(v.string()),
  /** In the order to show; `no` is what an answer names. */
  options: shownSchema,
  items: shownSchema,
  blanks: countSchema,
  points: pointsSchema,
  point: v.string(),
  feedback: v.optional(feedbackSchema),
})
export type ShownQuestion = v.InferOutput<typeof shownQuestionSchema>

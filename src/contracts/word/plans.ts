import * as v from 'valibot'
import { studyModels, wordOrders } from '@/domain/vocabulary/planTypes'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import { daySchema, countSchema, idSchema, timeSchema, uidParams } from '../scalars'

const between = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** The learner's choices. */
const choiceEntries = {
  planName: v.pipe(lineSchema(20), v.minLength(1, '请给计划起个名字')),
  bookId: idSchema,
  studyModel: v.picklist(studyModels),
  examDate: daySchema,
  minutesPerDay: between(5, 240),
  retention: v.pipe(v.number(), v.minValue(0.7), v.maxValue(0.97)),
  order: v.picklist(wordOrders),
  newPerDay: between(0, 300),
  /** New words a day follow the minutes and the exam; false where the learner set a number by hand. */
  isPaceFree: v.optional(v.boolean(), false),
  reviewLimit: between(10, 2000),
  /** So many words of the book are planned, the rarest are set aside (`wordsWithin`); null for all. */
  wordLimit: v.optional(v.nullable(between(1, 20_000)), null),
}

export const planFieldsSchema = v.object(choiceEntries)
export type PlanFields = v.InferOutput<typeof planFieldsSchema>

/** The plan entity of seed §3, with what the learner chose. */
export const wordPlanSchema = v.object({
  ...choiceEntries,
  planName: v.string(),
  /** The stage that is being learned, from 1. */
  studyGroup: countSchema,
  /** Stages begun so far. */
  studyCumGroup: countSchema,
  studyWordNumber: countSchema,
  unStudyWordNumber: countSchema,
  /** Words forgotten at the last answer. */
  wrongWordNumber: countSchema,
  /** Gate tests taken. */
  testNumber: countSchema,
  completeDTO: v.object({
    knownWordNumber: countSchema,
    /** Whole percent of the book's words that are known. */
    percent: countSchema,
    completedAt: v.nullable(timeSchema),
  }),
  updatedAt: timeSchema,
})
export type WordPlan = v.InferOutput<typeof wordPlanSchema>

export const wordPlan = defineCall({
  id: 'word.plan',
  allows: 'owner',
  method: 'GET',
  path: '/word/v1/users/{uid}/plan',
  summary: 'The vocabulary plan of the user with its progress; null before the first one.',
  params: uidParams,
  response: v.nullable(wordPlanSchema),
  hideLoading: true,
  assumed: true,
})

export const saveWordPlan = defineCall({
  id: 'word.savePlan',
  allows: 'owner',
  method: 'PUT',
  path: '/word/v1/users/{uid}/plan',
  summary: 'Make or change the plan; what was learned stays.',
  params: uidParams,
  body: planFieldsSchema,
  response: wordPlanSchema,
  assumed: true,
})

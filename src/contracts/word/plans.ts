import * as v from 'valibot'
import { studyModels, wordOrders } from '@/lib/vocabulary/planTypes'
import { defineCall } from '../define'
import { countSchema, doneSchema, idSchema, lineSchema, timeSchema, uidParams } from '../scalars'

const between = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** What the learner chooses. */
const choiceEntries = {
  planName: v.pipe(lineSchema(20), v.minLength(1, '请给计划起个名字')),
  bookId: idSchema,
  studyModel: v.picklist(studyModels),
  examDate: v.pipe(v.string(), v.isoDate()),
  minutesPerDay: between(5, 240),
  retention: v.pipe(v.number(), v.minValue(0.7), v.maxValue(0.97)),
  order: v.picklist(wordOrders),
  newPerDay: between(0, 300),
  reviewLimit: between(10, 2000),
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
  method: 'GET',
  path: '/word/v1/users/{uid}/plan',
  summary: 'The vocabulary plan of the user with its progress; null before the first one.',
  params: uidParams,
  response: v.nullable(wordPlanSchema),
  needsUid: true,
  hideLoading: true,
  assumed: true,
})

export const saveWordPlan = defineCall({
  id: 'word.savePlan',
  method: 'PUT',
  path: '/word/v1/users/{uid}/plan',
  summary: 'Make or change the plan; what was learned stays.',
  params: uidParams,
  body: planFieldsSchema,
  response: wordPlanSchema,
  needsUid: true,
  assumed: true,
})

/** The answer before there is a plan has `planned` false and only zeros. */
export const wordTodaySchema = v.object({
  planned: v.boolean(),
  /** New words left of today's share. */
  newLeft: countSchema,
  /** Words whose day has come and that are not answered yet. */
  due: countSchema,
  /** Words answered today. */
  done: countSchema,
  /** Study days in a row, today included once something was answered. */
  streak: countSchema,
})
export type WordToday = v.InferOutput<typeof wordTodaySchema>

export const wordToday = defineCall({
  id: 'word.today',
  method: 'GET',
  path: '/word/v1/users/{uid}/today',
  summary: 'Today in five figures, for the home tab and the study centre.',
  params: uidParams,
  response: wordTodaySchema,
  needsUid: true,
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const stageTestSchema = v.object({
  id: idSchema,
  bookId: idSchema,
  stage: between(1, 1000),
  total: between(1, 200),
  right: between(0, 200),
})

/** The share of right answers that opens the next stage, in percent. */
export const GATE_PERCENT = 80

export const stageTest = defineCall({
  id: 'word.stageTest',
  method: 'POST',
  path: '/word/v1/users/{uid}/stage-tests',
  summary: 'The result of a gate test; sent twice with one id it counts once.',
  params: uidParams,
  body: stageTestSchema,
  response: v.object({ passed: v.boolean(), bestScore: countSchema }),
  needsUid: true,
  hideLoading: true,
  assumed: true,
})

/** What a shared result shows to strangers: no personal data beyond the nickname. */
export const sharedResultSchema = v.object({
  nickname: v.string(),
  words: countSchema,
  /** Whole percent. */
  accuracy: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  days: countSchema,
  known: countSchema,
  sharedAt: timeSchema,
})
export type SharedResult = v.InferOutput<typeof sharedResultSchema>

export const shareResult = defineCall({
  id: 'word.share',
  method: 'POST',
  path: '/word/v1/users/{uid}/shares',
  summary: "Publish today's result under an address that nobody can guess.",
  params: uidParams,
  body: v.object({}),
  response: v.object({ shareId: v.string() }),
  needsUid: true,
  assumed: true,
})

export const sharedResult = defineCall({
  id: 'word.sharedResult',
  method: 'GET',
  path: '/word/v1/shares/{shareId}',
  summary: 'A published result, for everybody who has its address; gone with the account.',
  params: v.object({ shareId: idSchema }),
  response: sharedResultSchema,
  hideLoading: true,
  assumed: true,
})

export const withdrawShare = defineCall({
  id: 'word.withdrawShare',
  method: 'DELETE',
  path: '/word/v1/users/{uid}/shares',
  summary: 'Take back every published result of the user.',
  params: uidParams,
  response: doneSchema,
  needsUid: true,
  assumed: true,
})

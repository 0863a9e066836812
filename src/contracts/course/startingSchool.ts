import * as v from 'valibot'
import { defineCall } from '../define'
import { doneSchema, idSchema, timeSchema, uidParams, uidSchema } from '../scalars'
import { lessonKinds, teacherSchema } from './goods'

/** The app's pages on which a step can be done. */
export const stepPlaces = [
  'signAgreement',
  'courseLearning',
  'improveInfo',
  'vocabularyUserPlan',
  'teacher',
] as const

/** A step of the first day; `place` is where it is done, when there is a page for it. */
export const startingStepSchema = v.object({
  key: idSchema,
  title: v.string(),
  text: v.string(),
  place: v.optional(v.picklist(stepPlaces)),
})
export type StartingStep = v.InferOutput<typeof startingStepSchema>

/** The first day of a course: teachers, steps with their state, and the first lesson. */
export const startingSchoolSchema = v.object({
  goodsId: v.string(),
  title: v.string(),
  teachers: v.array(teacherSchema),
  steps: v.array(startingStepSchema),
  done: v.array(v.string()),
  /** The first lessons in their order; `startsAt` of live ones. */
  schedule: v.array(
    v.object({
      lessonId: v.string(),
      title: v.string(),
      kind: v.picklist(lessonKinds),
      startsAt: v.optional(timeSchema),
    }),
  ),
})
export type StartingSchool = v.InferOutput<typeof startingSchoolSchema>

export const startingSchool = defineCall({
  id: 'course.startingSchool',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/starting-school',
  summary: 'The first day of an owned course, of the one granted last without `goodsId`; null without any.',
  params: uidParams,
  query: v.object({ goodsId: v.optional(idSchema) }),
  lists: 'single',
  response: v.nullable(startingSchoolSchema),
  hideLoading: true,
  assumed: true,
})

export const tickStep = defineCall({
  id: 'course.tickStep',
  allows: 'owner',
  method: 'PUT',
  path: '/course/v1/users/{uid}/starting-school/{goodsId}/{step}',
  summary: 'Tick a step of the first day, or untick it.',
  params: v.object({ uid: uidSchema, goodsId: idSchema, step: idSchema }),
  body: v.object({ done: v.boolean() }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

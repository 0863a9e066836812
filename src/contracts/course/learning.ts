import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, doneSchema, idSchema, timeSchema, uidSchema } from '../scalars'
import { lessonKinds } from './goods'

const courseParams = v.object({ uid: uidSchema, goodsId: idSchema })

/** A lesson of a course that the learner holds; `startsAt` only for live ones: the next time it is held; a video that is `coming` is still being made. */
export const learningLessonSchema = v.object({
  lessonId: v.string(),
  title: v.string(),
  kind: v.picklist(lessonKinds),
  minutes: countSchema,
  done: v.boolean(),
  /** Percent of its film that were seen; 0 until it is begun, and of what has no film. */
  seen: v.optional(countSchema, 0),
  startsAt: v.optional(timeSchema),
  coming: v.optional(v.literal(true)),
})
export type LearningLesson = v.InferOutput<typeof learningLessonSchema>

/**
 * A chapter, which is a subject of the course. The learner may leave it out (`chosen`), or say that the first `skipped` of
 * its lessons are known already: tasks and the next lesson then pass over them, the progress of the course does not.
 */
export const learningChapterSchema = v.object({
  title: v.string(),
  chosen: v.boolean(),
  skipped: countSchema,
  lessons: v.array(learningLessonSchema),
})
export type LearningChapter = v.InferOutput<typeof learningChapterSchema>

export const courseLearningSchema = v.object({
  goodsId: v.string(),
  title: v.string(),
  /** Its agreement is not signed yet. */
  unsigned: v.optional(v.boolean(), false),
  expiresAt: v.optional(timeSchema),
  chapters: v.array(learningChapterSchema),
})
export type CourseLearning = v.InferOutput<typeof courseLearningSchema>

export const courseLearning = defineCall({
  id: 'course.learning',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/courses/{goodsId}/learning',
  summary:
    'The chapters of a course that the learner holds, with what is done; Y40402 when it is not held now.',
  params: courseParams,
  lists: 'single',
  response: courseLearningSchema,
  hideLoading: true,
  assumed: true,
})

/** The learner's choice for one chapter, named by its title. */
export const chapterScopeSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  chosen: v.boolean(),
  skipped: v.pipe(countSchema, v.maxValue(1000)),
})
export type ChapterScope = v.InferOutput<typeof chapterScopeSchema>

export const saveScope = defineCall({
  id: 'course.saveScope',
  allows: 'owner',
  method: 'PUT',
  path: '/course/v1/users/{uid}/courses/{goodsId}/scope',
  summary:
    'Say which chapters are studied and how much of each is known already; chapters not named stay as they are.',
  params: courseParams,
  body: v.object({ chapters: v.pipe(v.array(chapterScopeSchema), v.minLength(1), v.maxLength(50)) }),
  response: doneSchema,
  assumed: true,
})

import * as v from 'valibot'
import { defineCall } from '../define'
import { memoryIdSchema } from '../memoryLog'
import { countSchema, idSchema, pageOf, pageQueryEntries, uidParams, uidSchema } from '../scalars'
import { lessonKinds } from './goods'

/** The id of a card, as in the event log. */
export const cardIdSchema = memoryIdSchema

/** A question and its answer to recite. Formulas are between dollars, as in the texts of questions. */
export const reciteCardSchema = v.object({ cardId: cardIdSchema, front: v.string(), back: v.string() })
export type ReciteCard = v.InferOutput<typeof reciteCardSchema>

/** How often a point is examined: 1 now and then, 2 often, 3 nearly every year. */
const weightSchema = v.picklist([1, 2, 3])

/** A point of a subject as operators write it; `lessons` are `outline:lessonId`. */
export const authoredPointSchema = v.object({
  pointId: cardIdSchema,
  title: v.string(),
  weight: weightSchema,
  text: v.pipe(v.array(v.string()), v.minLength(1)),
  lessons: v.array(v.pipe(v.string(), v.regex(/^[a-z-]+:[0-9A-Za-z_-]+$/, 'must be like "math:004"'))),
  cards: v.array(reciteCardSchema),
})
export type AuthoredPoint = v.InferOutput<typeof authoredPointSchema>

/** A subject with its points as operators write it: one file of content/points, named by its key. */
export const authoredSubjectSchema = v.object({
  name: v.string(),
  /** The subjects of the exam (subjects.json) that it belongs to. */
  subjectIds: v.pipe(v.array(idSchema), v.minLength(1)),
  position: countSchema,
  chapters: v.array(v.object({ title: v.string(), points: v.array(authoredPointSchema) })),
})
export type AuthoredSubject = v.InferOutput<typeof authoredSubjectSchema>

/** A subject that has points and cards. */
export const pointSubjectSchema = v.object({
  key: idSchema,
  name: v.string(),
  subjectIds: v.array(v.string()),
  pointCount: countSchema,
  cardCount: countSchema,
})
export type PointSubject = v.InferOutput<typeof pointSubjectSchema>

export const pointSubjects = defineCall({
  id: 'course.pointSubjects',
  allows: 'anyone',
  method: 'GET',
  path: '/course/v1/point-subjects',
  summary: 'The subjects that have knowledge points, in their order.',
  lists: { bounded: 'authored' },
  response: v.array(pointSubjectSchema),
  hideLoading: true,
  assumed: true,
})

/** Progress at a point: lessons of held courses that explain it, and how many are done. */
const learnedEntries = { lessons: countSchema, done: countSchema }

export const pointRowSchema = v.object({
  pointId: v.string(),
  title: v.string(),
  weight: weightSchema,
  ...learnedEntries,
})
export type PointRow = v.InferOutput<typeof pointRowSchema>

/** The tree of a subject. */
export const knowledgeTreeSchema = v.object({
  key: v.string(),
  name: v.string(),
  chapters: v.array(v.object({ title: v.string(), points: v.array(pointRowSchema) })),
})
export type KnowledgeTree = v.InferOutput<typeof knowledgeTreeSchema>

export const knowledgeTree = defineCall({
  id: 'course.knowledgeTree',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/knowledge/{subject}',
  summary: 'The chapters and points of a subject, with how many lessons on each are held and done.',
  params: v.object({ uid: uidSchema, subject: idSchema }),
  lists: 'single',
  response: knowledgeTreeSchema,
  hideLoading: true,
  assumed: true,
})

/** A lesson of a held course that explains a point. */
export const pointLessonSchema = v.object({
  goodsId: v.string(),
  lessonId: v.string(),
  title: v.string(),
  courseTitle: v.string(),
  kind: v.picklist(lessonKinds),
  minutes: countSchema,
  done: v.boolean(),
})
export type PointLesson = v.InferOutput<typeof pointLessonSchema>

/** A point whole. */
export const knowledgePointSchema = v.object({
  pointId: v.string(),
  title: v.string(),
  weight: weightSchema,
  subject: v.string(),
  subjectName: v.string(),
  chapter: v.string(),
  text: v.array(v.string()),
  cards: v.array(reciteCardSchema),
  lessons: v.array(pointLessonSchema),
  /** The points before and after it in the subject. */
  previous: v.optional(v.string()),
  next: v.optional(v.string()),
})
export type KnowledgePoint = v.InferOutput<typeof knowledgePointSchema>

export const knowledgePoint = defineCall({
  id: 'course.knowledgePoint',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/points/{pointId}',
  summary: 'One point: its text, its cards, and the lessons of held courses that explain it.',
  params: v.object({ uid: uidSchema, pointId: idSchema }),
  lists: 'single',
  response: knowledgePointSchema,
  hideLoading: true,
  assumed: true,
})

/** A point to strengthen. */
export const weakPointSchema = v.object({
  ...pointRowSchema.entries,
  subjectName: v.string(),
  chapter: v.string(),
})
export type WeakPoint = v.InferOutput<typeof weakPointSchema>

export const weakPoints = defineCall({
  id: 'course.weakPoints',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/weak-points',
  summary: 'Points that are not mastered, weakest first: how often they are examined times what is missing.',
  params: uidParams,
  query: v.object({ subject: v.optional(idSchema), ...pageQueryEntries }),
  lists: 'paged',
  response: pageOf(weakPointSchema),
  hideLoading: true,
  assumed: true,
})

/** The cards of one point. */
export const pointCardsSchema = v.object({
  pointId: v.string(),
  title: v.string(),
  cards: v.array(reciteCardSchema),
})

/** All cards of a subject, by chapter: small enough to lie on the device. */
export const reciteDeckSchema = v.object({
  key: v.string(),
  name: v.string(),
  chapters: v.array(v.object({ title: v.string(), points: v.array(pointCardsSchema) })),
})
export type ReciteDeck = v.InferOutput<typeof reciteDeckSchema>

export const reciteDeck = defineCall({
  id: 'course.reciteDeck',
  allows: 'user',
  method: 'GET',
  path: '/course/v1/point-subjects/{subject}/cards',
  summary: 'The cards of a subject, chapter by chapter.',
  params: v.object({ subject: idSchema }),
  lists: 'single',
  response: reciteDeckSchema,
  hideLoading: true,
  assumed: true,
})

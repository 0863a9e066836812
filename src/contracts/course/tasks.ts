import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, uidParams } from '../scalars'
import { lessonKinds } from './goods'

/** Kinds of tasks: a lesson, the words of the day, or points to recite. */
export const taskKinds = [...lessonKinds, 'recite'] as const

/** A calendar day of this century; the pattern limits month and day, so that the database accepts it. */
const daySchema = v.pipe(v.string(), v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))

/** `open` until it is done; `done` while its award waits; `awarded` when the learner took it. */
export const dayTaskSchema = v.object({
  taskId: v.string(),
  kind: v.picklist(taskKinds),
  title: v.string(),
  /** The course, or the requirement of the task. */
  note: v.string(),
  /** Of a lesson. */
  goodsId: v.optional(v.string()),
  lessonId: v.optional(v.string()),
  state: v.picklist(['open', 'done', 'awarded']),
  /** Points that it gives. */
  award: countSchema,
})
export type DayTask = v.InferOutput<typeof dayTaskSchema>

export const dayTasksSchema = v.object({
  day: daySchema,
  /** The study day of now: it begins at 04:00 in China. */
  today: daySchema,
  tasks: v.array(dayTaskSchema),
  /** All points that tasks gave. */
  points: countSchema,
})
export type DayTasks = v.InferOutput<typeof dayTasksSchema>

export const dayTasks = defineCall({
  id: 'course.dayTasks',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/tasks',
  summary: 'The tasks of a study day: of today what is open and done, of an earlier day what was done.',
  params: uidParams,
  query: v.object({ day: v.optional(daySchema) }),
  lists: { bounded: 'two lessons of each course, a hundred done ones' },
  response: dayTasksSchema,
  hideLoading: true,
  assumed: true,
})

import * as v from 'valibot'
import { mapTaskKinds } from '@/domain/progress/mapTaskKinds'
import { defineCall } from '../define'
import { countSchema, idSchema, pageOf, pageQueryEntries, uidParams } from '../scalars'
import { dateSchema } from './tally'

const mapTaskSchema = v.object({
  /** That of the content, with the subject where it has one. */
  taskId: idSchema,
  stageId: idSchema,
  stageTitle: v.string(),
  kind: v.picklist(mapTaskKinds),
  /** Absent where it is asked of no subject. */
  subject: v.optional(v.object({ code: idSchema, name: v.string() })),
  /** The target number, and the number done. */
  amount: countSchema,
  done: countSchema,
  isDone: v.boolean(),
  /** Counted from 0. */
  week: countSchema,
  /** The Monday of its week. */
  from: dateSchema,
})
export type MapTask = v.InferOutput<typeof mapTaskSchema>

const mapStageSchema = v.object({
  stageId: idSchema,
  title: v.string(),
  goal: v.string(),
  /** Its first day and its last one. */
  from: dateSchema,
  to: dateSchema,
  weeks: countSchema,
  taskCount: countSchema,
  doneCount: countSchema,
  /** Whether this week belongs to it. */
  isNow: v.boolean(),
  /** Whether its phase was over before the plan began; its tasks are caught up beside the others. */
  isPast: v.optional(v.boolean(), false),
})
export type MapStage = v.InferOutput<typeof mapStageSchema>

export const learningMap = defineCall({
  id: 'progress.learningMap',
  allows: 'owner',
  method: 'GET',
  path: '/progress/v1/users/{uid}/map',
  summary:
    'The stages up to the exam for the subjects and the year of the caller, where the caller stands, the tasks of this week and the next one.',
  params: uidParams,
  lists: 'single',
  response: v.object({
    examYear: countSchema,
    examDate: dateSchema,
    daysToExam: countSchema,
    /** All weeks, and the one that it is, counted from 0. */
    weeks: countSchema,
    week: countSchema,
    /** Without an own choice those that all candidates have. */
    subjects: v.array(v.object({ code: idSchema, name: v.string() })),
    hasChosen: v.boolean(),
    stages: v.array(mapStageSchema),
    /** Tasks of earlier weeks that are open, tasks of later weeks that are done. */
    behind: countSchema,
    ahead: countSchema,
    next: v.nullable(mapTaskSchema),
    thisWeek: v.array(mapTaskSchema),
  }),
  hideLoading: true,
  assumed: true,
})
export type LearningMap = v.InferOutput<(typeof learningMap)['response']>

export const mapTasks = defineCall({
  id: 'progress.mapTasks',
  allows: 'owner',
  method: 'GET',
  path: '/progress/v1/users/{uid}/map/tasks',
  summary: 'The tasks of the learning map by their weeks, of one stage or of all; an unknown stage has none.',
  params: uidParams,
  query: v.object({ ...pageQueryEntries, stage: v.optional(idSchema) }),
  lists: 'paged',
  response: pageOf(mapTaskSchema),
  hideLoading: true,
  assumed: true,
})

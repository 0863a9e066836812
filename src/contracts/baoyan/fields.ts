import * as v from 'valibot'
import { deadlineMeanings, noticeKinds, noticeStates, precisions } from '@/domain/baoyan/deadlines'
import { countSchema, daySchema, idSchema, timeSchema } from '../scalars'
import { codeSchema, levelSchema } from '../choose/fields'

/** Published, loaded by an operator, or generated for show (示例数据). */
const noticeOriginSchema = v.picklist(['record', 'import', 'sample'])

export const deadlineSchema = v.object({
  round: countSchema,
  meaning: v.picklist(deadlineMeanings),
  /** The last moment that the text of the notice can mean. */
  at: timeSchema,
  precision: v.picklist(precisions),
})

const degreeSchema = v.picklist(['academic', 'professional', 'both'])

export const noticeRowSchema = v.object({
  noticeId: idSchema,
  title: v.string(),
  schoolId: idSchema,
  school: v.string(),
  dept: v.string(),
  kind: v.picklist(noticeKinds),
  code: codeSchema,
  discipline: v.string(),
  degree: degreeSchema,
  level: levelSchema,
  province: v.string(),
  entry: v.number(),
  origin: noticeOriginSchema,
  state: v.picklist(noticeStates),
  deadlines: v.array(deadlineSchema),
})
export type NoticeRow = v.InferOutput<typeof noticeRowSchema>

export const changeSchema = v.object({
  changeId: idSchema,
  noticeId: idSchema,
  round: countSchema,
  meaning: v.picklist(deadlineMeanings),
  /** Null where the deadline is new. */
  before: v.nullable(v.string()),
  /** Null where it was taken away. */
  after: v.nullable(v.string()),
  seenAt: timeSchema,
})
export type NoticeChange = v.InferOutput<typeof changeSchema>

export const blockListSchema = v.array(v.object({ title: v.string(), texts: v.array(v.string()) }))

export const factSchema = v.object({ title: v.string(), url: v.nullable(v.string()), checkedOn: daySchema })

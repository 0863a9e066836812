import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema, timeSchema } from '../scalars'

export const lectureSchema = v.object({
  lectureId: idSchema,
  title: v.string(),
  topic: v.string(),
  teacher: v.string(),
  at: timeSchema,
  minutes: countSchema,
  /** The clip to see again once it is over. */
  vid: v.optional(idSchema),
  /** The goods that its broadcast offers. */
  goodsId: v.optional(idSchema),
})
export type Lecture = v.InferOutput<typeof lectureSchema>

/** A lecture as it is held: where an operator moved it. */
const heldLectureSchema = v.object({
  ...lectureSchema.entries,
  /** A fraction where an operator ended it between two minutes. */
  minutes: v.pipe(v.number(), v.minValue(0)),
})

export const lectures = defineCall({
  id: 'promo.lectures',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/promo-lectures',
  summary: 'All lectures, and the time of the backend.',
  lists: { bounded: 'authored' },
  response: v.object({ list: v.array(heldLectureSchema), now: timeSchema }),
  hideLoading: true,
  assumed: true,
})

import * as v from 'valibot'
import { defineCall } from '../define'

/** A channel of the home page. `path` is an address of the app, `icon` a name of the icon set. */
export const courseTypePowerSchema = v.object({
  id: v.string(),
  name: v.string(),
  icon: v.string(),
  path: v.string(),
  description: v.string(),
  badge: v.optional(v.string()),
  enabled: v.boolean(),
})
export type CourseTypePower = v.InferOutput<typeof courseTypePowerSchema>

export const courseTypePowerHomes = defineCall({
  id: 'gaoshou.courseTypePowerHomes',
  allows: 'anyone',
  method: 'GET',
  path: '/gaoshou/v1/course-type-power/homes',
  summary: 'The channels of the home page, in order.',
  lists: { bounded: 'authored' },
  response: v.array(courseTypePowerSchema),
  hideLoading: true,
})

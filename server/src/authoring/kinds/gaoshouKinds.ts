import * as v from 'valibot'
import { courseTypePowerSchema } from '@/contracts/gaoshou/courseTypePowers'

/** The channels of the home page. */
export const gaoshouKinds = {
  files: { 'course-type-powers': v.array(courseTypePowerSchema) },
  folders: {},
} as const

import { courseTypePowerSchema } from '@/contracts/gaoshou/courseTypePowers'
import { listBy } from './listBy'

/** The channels of the home page. */
export const gaoshouKinds = {
  files: { 'course-type-powers': listBy('id', courseTypePowerSchema) },
  folders: {},
} as const

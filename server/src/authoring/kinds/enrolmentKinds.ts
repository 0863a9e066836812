import * as v from 'valibot'
import { startingStepSchema } from '@/contracts/course/startingSchool'
import { listBy } from './listBy'
import { text } from './text'

/** What a learner does first with a course. */
export const enrolmentKinds = {
  files: {
    /** The steps of the first day, in their order; learners' ticks name them by `key`. */
    'starting-steps': listBy('key', v.object({ ...startingStepSchema.entries, title: text, text })),
  },
  folders: {},
} as const

import * as v from 'valibot'
import { startingStepSchema } from '@/contracts/course/startingSchool'
import { listBy } from './listBy'
import { text } from './text'

/** First steps of a learner in a course. */
export const enrolmentKinds = {
  files: {
    /** The steps of the first day, in their order; learners' ticks name them by `key`. */
    'starting-steps': listBy('key', v.object({ ...startingStepSchema.entries, title: text, text })),
  },
  folders: {},
} as const

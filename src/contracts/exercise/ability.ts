import * as v from 'valibot'
import { countSchema } from '../scalars'

/** An estimate of ability, in standard deviations of all learners, and on how many answers it rests. */
export const abilitySchema = v.object({
  ability: v.number(),
  error: v.number(),
  band: v.tuple([v.number(), v.number()]),
  answers: countSchema,
})

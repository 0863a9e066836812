import * as v from 'valibot'
import { freeText } from './freeTexts'
import { countSchema } from './scalars'

/** A moderator's decision on the version of a text that was read; `reason` goes to the author of a refused text. */
export const decisionSchema = v.object({
  version: countSchema,
  isPassed: v.boolean(),
  reason: freeText(100, '原因最多 100 个字'),
})

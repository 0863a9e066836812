import * as v from 'valibot'
import { daySchema } from '@/contracts/scalars'
import { studyPhases } from '@/domain/progress/studyPhase'

/** When an offer fits (src/domain/progress/season.ts), as operators write it. */
export const seasonEntries = {
  examYear: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2027), v.maxValue(2099))),
  phases: v.optional(v.pipe(v.array(v.picklist(studyPhases)), v.minLength(1))),
  lastDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))),
  from: v.optional(daySchema),
  until: v.optional(daySchema),
}
export const seasonSchema = v.object(seasonEntries)

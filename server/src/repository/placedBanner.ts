import * as v from 'valibot'
import { bannerSchema } from '@/contracts/base/dictionary'
import { studyPhases } from '@/domain/progress/studyPhase'

/** A banner with its place in the app; pages get it without place and phases. */
export const placedBannerSchema = v.object({
  ...bannerSchema.entries,
  place: v.string(),
  /** The phases of the coming exam in which it is shown; absent: always. */
  phases: v.optional(v.array(v.picklist(studyPhases))),
})

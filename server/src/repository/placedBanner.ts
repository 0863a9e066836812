import * as v from 'valibot'
import { bannerSchema } from '@/contracts/base/dictionary'
import { seasonEntries } from './seasonSchema'

/** A banner with its place in the app and its season; pages get it without them. */
export const placedBannerSchema = v.object({
  ...bannerSchema.entries,
  place: v.string(),
  ...seasonEntries,
})

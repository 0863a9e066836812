import * as v from 'valibot'
import { fenSchema } from '@/contracts/scalars'

/** A coupon as operators write it; `days` counts from the day it is given. */
export const couponTemplateSchema = v.object({
  id: v.string(),
  title: v.string(),
  amount: fenSchema,
  threshold: fenSchema,
  scope: v.string(),
  classTypes: v.array(v.string()),
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  grantOn: v.picklist(['register', 'never']),
})
export type CouponTemplate = v.InferOutput<typeof couponTemplateSchema>

/** The first day of the exam for those who enter in `year`. */

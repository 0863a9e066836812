import * as v from 'valibot'
import { daySchema, fenSchema, idSchema } from '@/contracts/scalars'

/** A coupon as operators write it; `days` counts from the day it is given. */
export const couponTemplateSchema = v.object({
  id: v.string(),
  title: v.string(),
  amount: fenSchema,
  threshold: fenSchema,
  scope: v.string(),
  classTypes: v.array(v.string()),
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  grantOn: v.picklist(['register', 'code', 'never']),
  /** The code typed to claim the coupon when `grantOn` is `code`: capitals and digits. */
  code: v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Z]{4,20}$/))),
  /** The last day on which it can be claimed. */
  claimUntil: v.optional(daySchema),
  /** How many may claim it. */
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
export type CouponTemplate = v.InferOutput<typeof couponTemplateSchema>

/** A category of the shop, by the class types in it. */
export const authoredCategorySchema = v.object({
  key: idSchema,
  name: v.string(),
  classTypes: v.pipe(v.array(idSchema), v.minLength(1)),
})

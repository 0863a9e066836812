import * as v from 'valibot'
import { defineCall } from '../define'
import { fenSchema, idSchema, pageOf, pageQueryEntries, timeSchema, uidParams, uidSchema } from '../scalars'
import { goodsSchema } from './goods'

/** A coupon of the user; `amount` off from `threshold` on, both in 分. */
export const couponSchema = v.object({
  couponId: v.string(),
  title: v.string(),
  amount: fenSchema,
  threshold: fenSchema,
  scope: v.string(),
  startsAt: timeSchema,
  endsAt: timeSchema,
  state: v.picklist(['usable', 'used', 'expired']),
})
export type Coupon = v.InferOutput<typeof couponSchema>

export const usableCoupons = defineCall({
  id: 'course.usableCoupons',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/coupons/usable',
  summary: 'Coupons that this order may use, the largest first.',
  params: uidParams,
  query: v.object({ goodsId: idSchema }),
  lists: { bounded: 'the largest hundred' },
  response: v.array(couponSchema),
  hideLoading: true,
  assumed: true,
})

export const coupons = defineCall({
  id: 'course.coupons',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/coupons',
  summary: 'Coupons of the user.',
  params: uidParams,
  query: v.object({ state: v.optional(v.picklist(['usable', 'used', 'expired'])), ...pageQueryEntries }),
  lists: 'paged',
  response: pageOf(couponSchema),
  hideLoading: true,
  assumed: true,
})

export const claimCoupon = defineCall({
  id: 'course.claimCoupon',
  allows: 'owner',
  method: 'POST',
  path: '/course/v1/users/{uid}/coupons',
  summary:
    'Claim the coupon of a code; capitals or not, with spaces or without. Each code once for each user.',
  params: uidParams,
  body: v.object({
    code: v.pipe(
      v.string(),
      v.maxLength(40),
      v.transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
      v.regex(/^[0-9A-Z]{4,20}$/, '兑换码由4至20位字母和数字组成'),
    ),
  }),
  response: couponSchema,
  assumed: true,
})

export const couponGoods = defineCall({
  id: 'course.couponGoods',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/coupons/{couponId}/goods',
  summary: 'What one coupon of the user can buy, as operators put it.',
  params: v.object({ uid: uidSchema, couponId: idSchema }),
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: v.object({ ...pageOf(goodsSchema).entries, coupon: couponSchema }),
  hideLoading: true,
  assumed: true,
})

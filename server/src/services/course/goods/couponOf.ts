import type { Coupon } from '@/contracts/course/coupons'
import type { CouponRow } from './CouponRepository'

type CouponState = Coupon['state']

/** Whether a coupon is for these goods; without class types it is for all. */
export const couponFits = (coupon: CouponRow, classType: string): boolean =>
  coupon.classTypes.length === 0 || coupon.classTypes.includes(classType)

/** What has become of a coupon by now. */
export const couponStateOf = (row: CouponRow, usedBy: string | null, now: number): CouponState => {
  if (usedBy) return 'used'
  return row.endsAt <= now ? 'expired' : 'usable'
}

/** A coupon as its owner sees it. */
export const couponOf = (row: CouponRow, state: CouponState): Coupon => ({
  couponId: row.couponId,
  title: row.title,
  amount: row.amount,
  threshold: row.threshold,
  scope: row.scope,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  state,
})

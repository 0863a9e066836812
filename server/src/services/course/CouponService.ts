import type { Coupon } from '@/contracts/course/orders'
import { present } from '../../http/present'
import type { Clock } from '../../ports/Clock'
import type { ItemRepository } from '../../repository/ItemRepository'
import { couponTemplateSchema } from '../../authoring/courseSchemas'
import { type CouponRepository, couponFits, couponOf } from './CouponRepository'
import type { GoodsRepository } from './GoodsRepository'

/** The coupons of a user. */
export class CouponService {
  constructor(
    private readonly coupons: CouponRepository,
    private readonly goods: GoodsRepository,
    private readonly items: ItemRepository,
    private readonly clock: Clock,
  ) {}

  async list(uid: number, state: Coupon['state'] | undefined, page: number, size: number) {
    const now = this.clock()
    const { rows, total } = await this.coupons.list(uid, state, now, page, size)
    const list = rows.map(({ coupon, usedBy }) => {
      if (usedBy) return couponOf(coupon, 'used')
      return couponOf(coupon, coupon.endsAt <= now ? 'expired' : 'usable')
    })
    return { list, total, page, size }
  }

  /** What an order of these goods may use, the largest first. */
  async usable(uid: number, goodsId: string): Promise<Coupon[]> {
    const { price, classType } = present(await this.goods.find(goodsId), 'notFound')
    const rows = await this.coupons.usable(uid, price, this.clock())
    return rows.filter((row) => couponFits(row, classType)).map((row) => couponOf(row, 'usable'))
  }

  /** The coupons of the first visit. */
  async welcome(uid: number): Promise<void> {
    const templates = await this.items.list('coupon', couponTemplateSchema)
    const first = templates.filter(({ grantOn }) => grantOn === 'register')
    await this.coupons.give(uid, first, this.clock())
  }
}

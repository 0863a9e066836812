import type { Coupon } from '@/contracts/course/coupons'
import { type CouponTemplate, couponTemplateSchema } from '../../../authoring/courseSchemas'
import type { Db } from '../../../db/Database'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import { RateLimiter } from '../../../http/RateLimiter'
import type { Clock } from '../../../ports/Clock'
import { ItemRepository } from '../../../repository/ItemRepository'
import { couponFits, couponOf, couponStateOf } from './couponOf'
import { CouponRepository } from './CouponRepository'
import { GoodsRepository } from './GoodsRepository'
import type { GoodsService } from './GoodsService'

const DAY = 86_400_000
/** Codes that one user may try in a day: guessing is no way to coupons. */
const TRIES_A_DAY = 20

const endOfDay = (day: string) => Date.parse(`${day}T23:59:59.999+08:00`)

interface CouponDeps {
  readonly db: Db
  readonly items: ItemRepository
  readonly clock: Clock
  readonly goods: GoodsService
}

/** The coupons of a user. */
export class CouponService {
  private readonly coupons: CouponRepository
  private readonly goods: GoodsRepository
  private readonly tries: RateLimiter

  constructor(private readonly deps: CouponDeps) {
    this.coupons = new CouponRepository(deps.db)
    this.goods = new GoodsRepository(deps.db)
    this.tries = new RateLimiter(deps.db, deps.clock)
  }

  async list(uid: number, state: Coupon['state'] | undefined, page: number, size: number) {
    const now = this.deps.clock()
    const { rows, total } = await this.coupons.list(uid, state, now, page, size)
    const list = rows.map(({ coupon, usedBy }) => couponOf(coupon, couponStateOf(coupon, usedBy, now)))
    return { list, total, page, size }
  }

  /** Coupons usable for an order of these goods, the largest first. */
  async usable(uid: number, goodsId: string): Promise<Coupon[]> {
    const { price, classType } = orThrow(await this.goods.find(goodsId), 'notFound')
    const rows = await this.coupons.usable(uid, price, this.deps.clock())
    return rows.filter((row) => couponFits(row, classType)).map((row) => couponOf(row, 'usable'))
  }

  /** Goods that a coupon can buy. */
  async goodsOf(uid: number, couponId: string, page: number, size: number) {
    const { coupon, usedBy } = orThrow(await this.coupons.find(uid, couponId, this.deps.clock()), 'notFound')
    const { classTypes, threshold } = coupon
    const among = classTypes.length > 0 ? { classTypes } : {}
    const found = await this.deps.goods.list({ ...among, priceFrom: Math.max(threshold, 1), page, size })
    return { ...found, coupon: couponOf(coupon, couponStateOf(coupon, usedBy, this.deps.clock())) }
  }

  /** Gives the coupon of a code. */
  async claim(uid: number, code: string): Promise<Coupon> {
    if (!(await this.tries.hit(`couponCode:${uid}`, TRIES_A_DAY, DAY))) throw new ApiError('tooManyRequests')
    const now = this.deps.clock()
    const templates = await this.templates()
    const template = orThrow(
      templates.find((one) => one.grantOn === 'code' && one.code === code),
      'couponCodeWrong',
    )
    const { claimUntil } = template
    if (claimUntil !== undefined && endOfDay(claimUntil) < now) throw new ApiError('couponCodeWrong')
    return this.deps.db.transaction(async (tx) => this.giveOne(new CouponRepository(tx), uid, template, now))
  }

  /** The coupons of the first visit. */
  async welcome(uid: number): Promise<void> {
    const first = (await this.templates()).filter(({ grantOn }) => grantOn === 'register')
    await this.coupons.give(uid, first, this.deps.clock())
  }

  /** Gives a coupon for something else than a code, inside the caller's transaction: each template once to a user. */
  async grant(tx: Db, uid: number, templateId: string): Promise<void> {
    // Reads by the transaction's own connection: the embedded database has no other.
    const items = new ItemRepository((work) => work(tx))
    const template = orThrow(await items.find('coupon', templateId, couponTemplateSchema), 'notFound')
    await this.giveOne(new CouponRepository(tx), uid, template, this.deps.clock())
  }

  private async giveOne(coupons: CouponRepository, uid: number, template: CouponTemplate, now: number) {
    const given = await coupons.lockTemplate(template.id)
    if (await coupons.has(uid, template.id)) throw new ApiError('couponClaimed')
    if (template.limit !== undefined && given >= template.limit) throw new ApiError('couponsGone')
    const [coupon] = await coupons.give(uid, [template], now)
    return couponOf(orThrow(coupon, 'couponClaimed'), 'usable')
  }

  private templates(): Promise<CouponTemplate[]> {
    return this.deps.items.list('coupon', couponTemplateSchema)
  }
}

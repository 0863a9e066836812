import type { Foundation } from '../../Foundation'
import { AddressService } from './AddressService'
import { CouponRepository } from './CouponRepository'
import { CouponService } from './CouponService'
import { GoodsRepository } from './GoodsRepository'
import { GoodsService } from './GoodsService'
import { OrderPlacement } from './OrderPlacement'
import { OrderService } from './OrderService'
import { PaymentSettlement } from './PaymentSettlement'
import { RefundService } from './RefundService'
import { StudyCentreService } from './StudyCentreService'
import { StudyRepository } from './StudyRepository'

/** Goods, orders, payments, addresses and the study centre. */
export const createCourseServices = (foundation: Foundation) => {
  const { db, clock, random, items, payments, signer, warn, miniProgramOrders } = foundation
  return {
    items,
    goods: new GoodsService(db, clock, miniProgramOrders),
    placement: new OrderPlacement(db, clock, random),
    orders: new OrderService({ db, clock, random, payments }),
    settlement: new PaymentSettlement(db, clock),
    refunds: new RefundService({ db, clock, payments, onFailure: warn }),
    signer,
    coupons: new CouponService(new CouponRepository(db), new GoodsRepository(db), items, clock),
    addresses: new AddressService(db, clock, random),
    study: new StudyCentreService(new StudyRepository(db), items, clock),
  }
}

import type { Foundation } from '../../Foundation'
import { AfterSaleService } from './AfterSaleService'
import { AddressService } from './AddressService'
import { CouponService } from './CouponService'
import { GoodsService } from './GoodsService'
import { OrderPlacement } from './OrderPlacement'
import { OrderService } from './OrderService'
import { PaymentSettlement } from './PaymentSettlement'
import { RefundService } from './RefundService'
import { StudyCentreService } from './StudyCentreService'
import { StudyRepository } from './StudyRepository'

/** Goods, orders, payments, addresses and the study centre. */
export const createCourseServices = (foundation: Foundation) => {
  const { db, read, clock, random, items, payments, signer, warn, miniProgramOrders } = foundation
  const goods = new GoodsService({ db, read, items, clock, miniProgramOrders })
  return {
    items,
    goods,
    placement: new OrderPlacement(db, clock, random),
    orders: new OrderService({ db, clock, random, payments }),
    settlement: new PaymentSettlement(db, clock),
    refunds: new RefundService({ db, clock, payments, onFailure: warn }),
    signer,
    coupons: new CouponService({ db, items, clock, goods }),
    afterSale: new AfterSaleService(db, clock),
    addresses: new AddressService(db, clock, random),
    study: new StudyCentreService(new StudyRepository(db), items, clock),
  }
}

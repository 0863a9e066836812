import type { Foundation } from '../../Foundation'
import type { OtherAreas } from '../Area'
import { AfterSaleService } from './orders/AfterSaleService'
import { AddressService } from './orders/AddressService'
import { CouponService } from './goods/CouponService'
import { GoodsService } from './goods/GoodsService'
import { LearningRepository } from './study/LearningRepository'
import { LearningService } from './study/LearningService'
import { OrderPlacement } from './orders/OrderPlacement'
import { OrderService } from './orders/OrderService'
import { PaymentSettlement } from './orders/PaymentSettlement'
import { PointRepository } from './study/PointRepository'
import { PointService } from './study/PointService'
import { ReciteService } from './study/ReciteService'
import { RefundService } from './orders/RefundService'
import { StudyCentreService } from './study/StudyCentreService'
import { StudyRepository } from './study/StudyRepository'
import { TaskRepository } from './study/TaskRepository'
import { TaskService } from './study/TaskService'

/** Goods, orders, payments, addresses and the study centre. */
export const createCourseServices = (foundation: Foundation, { use }: OtherAreas) => {
  const { db, read, clock, random, items, limiter, payments, signer, warn, miniProgramOrders } = foundation
  const goods = new GoodsService({ db, read, items, clock, miniProgramOrders })
  const points = new PointService(new PointRepository(db), items, clock)
  const study = new StudyRepository(db)
  const tasks = new TaskService({
    tasks: new TaskRepository(db),
    study,
    clock,
    wordsAnswered: (uid, span) => use('wordsAnswered')(uid, span),
  })
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
    learning: new LearningService(new LearningRepository(db), clock),
    points,
    recite: new ReciteService({ db, clock, limiter, cardIds: () => points.cardIds() }),
    study: new StudyCentreService(study, tasks, items, clock, (uid) => use('reservedLives')(uid)),
    tasks,
  }
}

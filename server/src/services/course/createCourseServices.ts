import type { Foundation } from '../../Foundation'
import type { OtherAreas } from '../Area'
import { AfterSaleService } from './AfterSaleService'
import { AddressService } from './AddressService'
import { CouponService } from './CouponService'
import { GoodsService } from './GoodsService'
import { LearningRepository } from './LearningRepository'
import { LearningService } from './LearningService'
import { OrderPlacement } from './OrderPlacement'
import { OrderService } from './OrderService'
import { PaymentSettlement } from './PaymentSettlement'
import { PointRepository } from './PointRepository'
import { PointService } from './PointService'
import { ReciteService } from './ReciteService'
import { RefundService } from './RefundService'
import { StudyCentreService } from './StudyCentreService'
import { StudyRepository } from './StudyRepository'
import { TaskRepository } from './TaskRepository'
import { TaskService } from './TaskService'

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

import * as v from 'valibot'
import * as sales from '@/contracts/gaoshou/sales'
import * as sellers from '@/contracts/gaoshou/sellers'
import * as courseTypePowers from '@/contracts/gaoshou/courseTypePowers'
import { salesClue, salesCluesOfUser } from '@/contracts/gaoshou/salesClues'
import * as student from '@/contracts/gaoshou/student'
import * as studentGoods from '@/contracts/gaoshou/studentGoods'
import type { CallOutput } from '@/contracts/define'
import { joinTask } from '@/contracts/gaoshou/taskStudents'
import { deviceOf } from '../../http/deviceOf'
import type { Serve } from '../../http/serve'
import type { ItemRepository } from '../../repository/ItemRepository'
import type { ClueService } from './ClueService'
import type { SalesService } from './SalesService'
import type { StudentGoodsService } from './StudentGoodsService'
import type { StudentService } from './StudentService'

export interface GaoshouServices {
  readonly clues: ClueService
  readonly sales: SalesService
  readonly students: StudentService
  readonly studentGoods: StudentGoodsService
  readonly items: ItemRepository
  /** Gives the award of a task that is done, once. */
  takeTask(uid: number, taskId: string): Promise<CallOutput<typeof joinTask>>
}

const DONE = { done: true } as const

const serveSales = (serve: Serve, services: GaoshouServices): void => {
  const { clues, sales: seller, items } = services
  serve(salesClue, ({ body, session, request }) => {
    // A uid without its token is not believed.
    const uid = session && (body.uid === undefined || body.uid === String(session.uid)) ? session.uid : null
    return clues.leave(body, { uid, address: request.ip, device: deviceOf(request) })
  })
  serve(salesCluesOfUser, ({ uid, query }) => clues.ofUser(uid, query.page, query.size))
  serve(sales.firstParticipation, async ({ uid, query }) => ({
    first: await clues.isFirst(uid, query.promotionId),
  }))
  serve(sellers.sellerV1, ({ params }) => seller.seller(params.id))
  serve(sellers.seller, ({ params }) => seller.seller(params.id))
  serve(sellers.saleList, ({ params, query }) => seller.saleList(params.id, query.page, query.size))
  serve(sales.salesLink, ({ query }) => seller.salesLink(query.inviteCode, query.goodsId))
  serve(courseTypePowers.courseTypePowerHomes, async () => {
    const all = await items.list('power', v.object(courseTypePowers.courseTypePowerSchema.entries))
    return all.filter((power) => power.enabled)
  })
}

const serveStudents = (serve: Serve, services: GaoshouServices): void => {
  const { students, studentGoods: owned } = services
  serve(student.student, ({ uid, query }) =>
    students.student(uid, query.verify === '1' || query.verify === 'true'),
  )
  serve(student.createStudent, ({ uid, body }) => students.save(uid, body))
  serve(student.updateStudent, ({ uid, body }) => students.save(uid, body))
  serve(student.memberInfo, ({ uid }) => students.member(uid))
  serve(student.temporaryMember, ({ uid, params }) => students.tryMember(uid, params.memberId))
  serve(joinTask, ({ uid, params }) => services.takeTask(uid, params.taskId))
  serve(studentGoods.goodsExist, ({ uid, params }) => owned.owns(uid, params.goodsId))
  serve(studentGoods.goodsExists, ({ uid, query }) => owned.owned(uid, query.goodsIds.split(',')))
  serve(studentGoods.addGoods, ({ uid, params, body }) => owned.take(uid, params.goodsId, body))
  serve(studentGoods.addGoodsBatch, ({ uid, body }) => owned.takeAll(uid, body.goodsIds, body))
  serve(sales.winterVacationApply, async ({ uid, body }) => {
    await owned.applyForWinter(uid, body.goodsId)
    return DONE
  })
}

/** The calls of seed §7 Gaoshou that this product part needs. */
export const gaoshouRoutes = (serve: Serve, services: GaoshouServices): void => {
  serveSales(serve, services)
  serveStudents(serve, services)
}

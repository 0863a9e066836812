import type { Foundation } from '../../Foundation'
import type { OtherAreas } from '../Area'
import { ClueRepository } from './ClueRepository'
import { ClueService } from './ClueService'
import { SalesService } from './SalesService'
import { StudentGoodsService } from './StudentGoodsService'
import { StudentService } from './StudentService'

/** Leads, sellers and learners. */
export const createGaoshouServices = (foundation: Foundation, { use }: OtherAreas) => {
  const { db, clock, random, limiter, branches, items, publicUrl, perAddress } = foundation
  const clues = new ClueRepository(db)
  const isInviter = (inviteCode: string): Promise<boolean> => use('isInviter')(inviteCode)
  const isKnownCode = async (inviteCode: string): Promise<boolean> =>
    (await branches.sellerByInviteCode(inviteCode)) !== undefined || isInviter(inviteCode)
  return {
    clues: new ClueService({
      ...{ clues, branches, limiter, clock, random, isKnownCode, perAddress },
      sourceOf: (uid, device) => use('leadSource')(uid, device),
    }),
    sales: new SalesService(db, branches, publicUrl, isInviter),
    students: new StudentService(db, clock),
    studentGoods: new StudentGoodsService(db, clock),
    items,
    takeTask: (uid: number, taskId: string) => use('takeTask')(uid, taskId),
  }
}

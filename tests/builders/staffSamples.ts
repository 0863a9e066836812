import type { ClueDetail, ClueRow } from '@/contracts/sales/clues'
import type { StaffMe } from '@/contracts/staff/session'
import { storage } from '@/platform/storage'

/** A manager with a confirmed identity. */
export const managerMe: StaffMe = {
  staffId: 'staff-1',
  loginName: 'sx.manager',
  name: '王主管',
  role: 'branchManager',
  branchId: 'shanxi',
  branchName: '山西分校',
  employeeNo: 'SX-001',
  inviteCode: null,
  isConfirmed: true,
  mustChange: false,
  claim: null,
}

/** Puts a session of staff on the device, before the first page of the area is drawn. */
export const keepStaff = (me: StaffMe): void => {
  storage.local.set(
    'staffSession',
    JSON.stringify({ token: 'staff.token', expireTime: Date.now() + 3_600_000, me }),
  )
}

export const dropStaff = (): void => storage.local.remove('staffSession')

const clueRow: ClueRow = {
  id: 'clue-1',
  name: '小满',
  phone: '139****1000',
  state: 'new',
  promotionId: '127',
  promotionName: '强基营',
  branchName: '山西分校',
  ownerId: null,
  ownerName: '',
  createdAt: 1_790_000_000_000,
  nextAt: null,
}

export const clueDetail: ClueDetail = {
  ...clueRow,
  school: '山西大学',
  className: '',
  linkTitle: '',
  lostReason: null,
  may: { open: true, work: true, take: true, assign: true },
  events: [],
  others: [],
  isWorkedElsewhere: true,
}

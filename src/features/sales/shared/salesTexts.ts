import type { LeadState, LostReason } from '@/domain/sales/leadStates'
import type { StaffRole } from '@/domain/staff/permissions'
import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'

export const roleTexts: Readonly<Record<StaffRole, string>> = {
  agent: '代理',
  branchStaff: '分校员工',
  branchManager: '分校主管',
  headOffice: '总部',
  expert: '专家',
  operator: '运营',
}

export const stateTexts: Readonly<Record<LeadState, string>> = {
  new: '新线索',
  contacted: '已联系',
  promised: '有意向',
  paid: '已成交',
  lost: '已流失',
}

export const stateTones = {
  new: 'brand',
  contacted: 'plain',
  promised: 'gold',
  paid: 'success',
  lost: 'danger',
} as const satisfies Readonly<Record<LeadState, string>>

export const lossTexts: Readonly<Record<LostReason, string>> = {
  price: '价格原因',
  other: '选了别家',
  noAnswer: '联系不上',
  gaveUp: '不考了',
  wrongNumber: '号码有误',
}

/** Money in yuan, without decimals where there are none. */
export const yuan = (fen: number): string => {
  const text = (fen / 100).toFixed(2).replace(/\.00$/, '')
  return `${text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')} 元`
}

/** A moment as 11-21 14:05, with its year where that is another one. */
export const moment = (at: number): string => `${shanghaiDate(at).slice(5)} ${shanghaiTime(at)}`

const DAY_MS = 86_400_000

/** The last so many days of China, today included. */
export const lastDays = (days: number, now: number): { from: string; to: string } => ({
  from: shanghaiDate(now - (days - 1) * DAY_MS),
  to: shanghaiDate(now),
})

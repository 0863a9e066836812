import type { PersonFigure } from '@/contracts/sales/figures'
import { yuan } from '../shared/salesTexts'

/** Columns of members' figures. */
export const peopleColumns = [
  { name: '员工', of: ({ name }: PersonFigure) => name },
  { name: '分校', of: ({ branchName }: PersonFigure) => branchName || '总部' },
  { name: '访问', of: ({ visits }: PersonFigure) => `${visits} 次` },
  { name: '注册', of: ({ registrations }: PersonFigure) => `${registrations} 人` },
  { name: '线索', of: ({ leads }: PersonFigure) => `${leads} 条` },
  { name: '订单', of: ({ orders }: PersonFigure) => `${orders} 单` },
  { name: '金额', of: ({ amount }: PersonFigure) => yuan(amount) },
]

import type { ClueRow } from '@/contracts/sales/clues'
import { maskPhone } from '@/lib/text/maskPhone'
import type { ReadClue } from './ClueWorkRepository'

/** A lead as lists show it: the phone masked. */
export const clueRowOf = (row: ReadClue): ClueRow => ({
  id: row.id,
  name: row.extra.name ?? '',
  phone: maskPhone(row.phone),
  state: row.state,
  promotionId: row.promotionId,
  promotionName: row.promotionName ?? '',
  branchName: row.branchName ?? '',
  ownerId: row.ownerId,
  ownerName: row.ownerName ?? '',
  createdAt: row.createdAt,
  nextAt: row.nextAt,
})

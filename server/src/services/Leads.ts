import type { ClueExtra } from '@/contracts/gaoshou/salesClues'

/** A lead that staff bring in from a file. */
export interface NewLead {
  readonly phone: string
  readonly promotionId: string
  /** The branch of the member who imports; null takes the promotion's. */
  readonly branchId: string | null
  readonly extra: ClueExtra
}

/** The link that a lead came through, with the member whose link it is. */
export interface LeadSource {
  readonly code: string
  readonly staffId: string
  readonly branchId: string | null
}

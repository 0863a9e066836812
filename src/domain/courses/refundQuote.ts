const DAY = 86_400_000
const WHOLE_WITHIN = 7 * DAY
const WHOLE_LESSONS = 2

/** A refund: all, a part, or nothing with the reason. In 分. */
export type RefundQuote =
  | { readonly kind: 'whole' | 'part'; readonly amount: number }
  | { readonly kind: 'none'; readonly why: 'notPaid' | 'free' | 'expired' | 'finished' }

/** Facts of an order for the refund rules. Money in 分; `paidAt` is absent while it is unpaid or refunded. */
export interface RefundFacts {
  readonly payable: number
  readonly paidAt: number | undefined
  readonly lessonsDone: number
  readonly lessonsTotal: number
  /** When the right to the course ends; absent when it never does. */
  readonly expiresAt: number | undefined
}

/** The refund at a moment by the published rules (content/documents/refund-rules.json, 一 to 三). */
export const refundQuote = (facts: RefundFacts, now: number): RefundQuote => {
  const { payable, paidAt, lessonsDone, lessonsTotal, expiresAt } = facts
  if (paidAt === undefined) return { kind: 'none', why: 'notPaid' }
  if (payable === 0) return { kind: 'none', why: 'free' }
  if (expiresAt !== undefined && expiresAt <= now) return { kind: 'none', why: 'expired' }
  if (lessonsTotal > 0 && lessonsDone >= lessonsTotal) return { kind: 'none', why: 'finished' }
  if (now - paidAt <= WHOLE_WITHIN && lessonsDone <= WHOLE_LESSONS) return { kind: 'whole', amount: payable }
  const left = lessonsTotal > 0 ? (lessonsTotal - lessonsDone) / lessonsTotal : 1
  return { kind: 'part', amount: Math.floor(payable * left) }
}

import type { Payment } from '@/contracts/course/orders'

/** Where the buyer is. */
export type PaymentChannel = 'h5' | 'jsapi' | 'mini-program'

/** A payment to start; the amount in 分. */
export interface PaymentRequest {
  readonly paymentId: string
  readonly title: string
  readonly amount: number
  readonly channel: PaymentChannel
  readonly openId?: string | undefined
}

/** What a provider says happened, after its signature was checked. */
export interface PaymentNotice {
  readonly paymentId: string
  readonly outcome: 'paid' | 'failed'
  readonly amount: number
  readonly transactionId: string
}

/** A third party that takes money. */
export interface PaymentProvider {
  readonly name: string
  /** What the app needs to let the buyer pay. Rejects with `paymentUnavailable`. */
  start(request: PaymentRequest): Promise<Payment>
}

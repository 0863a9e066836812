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
  /** The network address of the buyer, which some providers ask for. */
  readonly address: string
}

/** What a provider says happened, after its signature was checked. */
export interface PaymentNotice {
  readonly paymentId: string
  readonly outcome: 'paid' | 'failed'
  readonly amount: number
  readonly transactionId: string
}

/** A notification as it came over the net. */
export interface RawNotice {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A third party that takes money. */
export interface PaymentProvider {
  readonly name: string
  /** What the app needs to let the buyer pay. Rejects with `paymentUnavailable`. */
  start(request: PaymentRequest): Promise<Payment>
  /** Reads a notification in the provider's own form; throws `signatureInvalid` when it is not genuine. */
  readNotice?(notice: RawNotice): PaymentNotice
}

import type { Payment } from '@/contracts/course/orders'

/** The buyer's environment. */
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

/** A payment event of the provider, after its signature was verified. */
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

/** Money to give back: all of one payment, in 分. */
export interface RefundRequest {
  readonly paymentId: string
  readonly amount: number
  /** The reason shown to the buyer. */
  readonly reason: string
}

/** A third party that takes money, and gives it back. */
export interface PaymentProvider {
  readonly name: string
  /** Starts a payment and returns the data that the app needs. Rejects with `paymentUnavailable`. */
  start(request: PaymentRequest): Promise<Payment>
  /**
   * Gives the money of a payment back. Asking again for the same payment gives nothing twice and answers how far it is;
   * rejects when the provider did not take the request.
   */
  refund(request: RefundRequest): Promise<'done' | 'pending'>
  /** Reads a notification in the provider's own form; throws `signatureInvalid` when it is not genuine. */
  readNotice?(notice: RawNotice): PaymentNotice
}

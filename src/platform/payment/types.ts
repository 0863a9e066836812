/** How to pay, as the backend's provider answers. */
export type PaymentParameters =
  | { readonly kind: 'cashier'; readonly url: string }
  | {
      readonly kind: 'wechat'
      readonly timeStamp: string
      readonly nonceStr: string
      readonly package: string
      readonly signType: string
      readonly paySign: string
    }

/** `left`: the page went to a cashier, which returns on its own. The backend alone knows whether money came. */
export type PaymentOutcome = 'done' | 'cancelled' | 'failed' | 'left'

export interface Payment {
  pay(parameters: PaymentParameters): Promise<PaymentOutcome>
}

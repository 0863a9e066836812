import type { Payment } from '@/contracts/course/orders'
import type { PaymentProvider, PaymentRequest } from './PaymentProvider'

/** Development: a page of this backend plays the third party. */
export class CashierProvider implements PaymentProvider {
  readonly name = 'cashier'

  constructor(private readonly publicUrl: string) {}

  async start({ paymentId }: PaymentRequest): Promise<Payment> {
    return { kind: 'cashier', paymentId, url: `${this.publicUrl}/dev/cashier/${paymentId}` }
  }

  /** No money moved, so there is none to move back; the page of the payment shows that it was. */
  async refund(): Promise<'done'> {
    return 'done'
  }
}

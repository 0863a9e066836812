import { ApiError } from '../../http/ApiError'
import type { PaymentProvider } from './PaymentProvider'

/** Production without a configured provider: nothing can be paid, and it says so. */
export class MissingPaymentProvider implements PaymentProvider {
  readonly name = 'none'

  start(): Promise<never> {
    return Promise.reject(new ApiError('paymentUnavailable'))
  }

  refund(): Promise<never> {
    return Promise.reject(new ApiError('paymentUnavailable'))
  }
}

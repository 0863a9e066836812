import type { Payment, PaymentOutcome } from './types'

export type * from './types'

/** How a payment ends in a test. */
export const fakePayment: { outcome: PaymentOutcome } = { outcome: 'done' }

export const payment: Payment = { pay: async () => fakePayment.outcome }

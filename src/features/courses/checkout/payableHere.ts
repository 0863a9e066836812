import type { Payment } from '@/contracts/course/orders'
import type { PaymentParameters } from '@/platform/payment'
import { siteConfig } from '@/stores/siteConfig'

/** Payment parameters as the platform takes them: the embedded cashier's address may be relative to the API. */
export const payableHere = (parameters: Exclude<Payment, { kind: 'paid' }>): PaymentParameters =>
  parameters.kind === 'cashier' && parameters.url.startsWith('/')
    ? { ...parameters, url: siteConfig.apiBase + parameters.url }
    : parameters

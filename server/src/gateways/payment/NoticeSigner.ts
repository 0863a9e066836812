import { createHmac, timingSafeEqual } from 'node:crypto'

/** The fields of a notification that its signature covers. */
export interface SignedFields {
  readonly paymentId: string
  readonly outcome: 'paid' | 'failed'
  readonly amount: number
  readonly transactionId: string
  readonly at: number
}

/** HMAC-SHA256 over the fields in a fixed order. */
export class NoticeSigner {
  constructor(private readonly secret: string) {}

  sign({ paymentId, outcome, amount, transactionId, at }: SignedFields): string {
    const text = [paymentId, outcome, amount, transactionId, at].join('\n')
    return createHmac('sha256', this.secret).update(text).digest('hex')
  }

  verify(fields: SignedFields, signature: string): boolean {
    const right = Buffer.from(this.sign(fields))
    const given = Buffer.from(signature)
    return right.length === given.length && timingSafeEqual(right, given)
  }
}

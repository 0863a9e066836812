import { createHmac, timingSafeEqual } from 'node:crypto'

/** Which test somebody began, and when. */
export interface StartedTest {
  readonly attemptId: string
  readonly paperId: string
  readonly startedAt: number
}

/** Signs the start of a test, so that abandoned tests are not stored. */
export class AttemptTickets {
  constructor(private readonly secret: string) {}

  issue(test: StartedTest): string {
    return `${test.startedAt}.${this.sign(test)}`
  }

  /** The start of a ticket's test; undefined for another test or a forged signature. */
  startOf(attemptId: string, paperId: string, ticket: string): number | undefined {
    const [time = '', signature = ''] = ticket.split('.')
    const startedAt = Number(time)
    const right = Buffer.from(this.sign({ attemptId, paperId, startedAt }))
    const given = Buffer.from(signature)
    return right.length === given.length && timingSafeEqual(right, given) ? startedAt : undefined
  }

  private sign({ attemptId, paperId, startedAt }: StartedTest): string {
    return createHmac('sha256', this.secret)
      .update(`${paperId}\n${attemptId}\n${startedAt}`)
      .digest('base64url')
  }
}

import { makeAutoObservable, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { order, orderStatus, type Order } from '@/contracts/course/orders'
import type { Stores } from '@/stores/Stores'

/** The payment's notification may come after the return page: poll for half a minute. */
const POLL_MS = 1500
const MOST_POLLS = 20

/** The result of a payment: only the backend knows it, so poll for it. */
export class PaidOrder {
  order: Order | undefined
  state: 'checking' | 'paid' | 'waiting' | 'closed' | 'refunded' | 'failed' = 'checking'
  private polls = 0
  private isOver = false

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session'>,
    private readonly orderId: string,
    private readonly setTimeout: (run: () => void, ms: number) => void,
  ) {
    makeAutoObservable<this, 'deps' | 'orderId' | 'polls' | 'isOver' | 'setTimeout'>(
      this,
      { deps: false, orderId: false, polls: false, isOver: false, setTimeout: false },
      { autoBind: true },
    )
  }

  start(): () => void {
    void this.check()
    return () => {
      this.isOver = true
    }
  }

  /** Polls again from the beginning. */
  retry(): void {
    this.polls = 0
    this.state = 'checking'
    void this.check()
  }

  private async check(): Promise<void> {
    const { call, session } = this.deps
    const params = { uid: session.uid, orderId: this.orderId }
    const ask = async (): Promise<void> => {
      const { status, entitled } = await call(orderStatus, { params }, { quiet: true })
      if (status === 'paid' && entitled) return this.end('paid')
      if (status === 'closed' || status === 'refunded') return this.end(status)
      this.askAgain()
    }
    await catchApiError(ask, () => this.end('failed'))
    if (this.state !== 'checking' && this.state !== 'failed' && this.state !== 'waiting') await this.load()
  }

  private askAgain(): void {
    this.polls += 1
    if (this.polls >= MOST_POLLS) return this.end('waiting')
    this.setTimeout(() => {
      if (!this.isOver) void this.check()
    }, POLL_MS)
  }

  /** Loads the goods; the payment result is shown without them, too. */
  private async load(): Promise<void> {
    const { call, session } = this.deps
    const params = { uid: session.uid, orderId: this.orderId }
    const found = await catchApiError(
      () => call(order, { params }, { quiet: true }),
      () => undefined,
    )
    runInAction(() => {
      this.order = found
    })
  }

  private end(state: Exclude<PaidOrder['state'], 'checking'>): void {
    this.state = state
  }
}

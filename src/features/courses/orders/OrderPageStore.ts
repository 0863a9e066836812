import { makeAutoObservable } from 'mobx'
import {
  afterSale,
  requestInvoice,
  requestRefund,
  type AfterSale,
  type InvoiceData,
} from '@/contracts/course/afterSale'
import { cancelOrder, order, type Order } from '@/contracts/course/orders'
import type { Payment } from '@/platform/payment'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import { payPlacedOrder } from '../checkout/payPlacedOrder'

interface OrderPageStoreDeps extends Pick<Stores, 'call' | 'session' | 'client' | 'ui'> {
  readonly payment: Payment
}

/** One order that was placed, and all that its buyer can do with it. */
export class OrderPageStore {
  readonly order: Resource<Order>
  readonly afterSale: Resource<AfterSale>
  private readonly task = new Task()

  constructor(
    private readonly deps: OrderPageStoreDeps,
    readonly orderId: string,
  ) {
    const { call } = deps
    this.order = new Resource(() => call(order, this.given, { quiet: true }))
    this.afterSale = new Resource(() => call(afterSale, this.given, { quiet: true }))
    makeAutoObservable<this, 'deps' | 'task'>(
      this,
      { deps: false, task: false, order: false, afterSale: false, orderId: false },
      { autoBind: true },
    )
  }

  start(): void {
    void this.order.load()
    void this.afterSale.load()
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  /** Pays by what this device pays with; undefined when the payment could not be started. */
  pay(): Promise<Awaited<ReturnType<Payment['pay']>> | undefined> {
    return this.task.run(
      () => payPlacedOrder(this.deps, this.orderId),
      () => undefined,
    )
  }

  async cancel(): Promise<void> {
    await this.task.succeeds(async () => this.order.set(await this.deps.call(cancelOrder, this.given)))
  }

  /** Requests a refund; returns whether it was accepted. */
  async refund(reason: string): Promise<boolean> {
    const { call, ui } = this.deps
    return this.task.succeeds(async () => {
      const { state } = await call(requestRefund, { ...this.given, body: { reason } })
      await this.reload()
      ui.say(state === 'granted' ? '退款已受理，将原路退回' : '已提交，老师会在三个工作日内处理')
    })
  }

  /** Requests the invoice; returns whether it was accepted. */
  async invoice(data: InvoiceData): Promise<boolean> {
    const { call, ui } = this.deps
    return this.task.succeeds(async () => {
      await call(requestInvoice, { ...this.given, body: { data } })
      await this.afterSale.load()
      ui.say('已提交，开好后会发到邮箱')
    })
  }

  private get given() {
    return { params: { uid: this.deps.session.uid, orderId: this.orderId } }
  }

  private async reload(): Promise<void> {
    await Promise.all([this.order.load(), this.afterSale.load()])
  }
}

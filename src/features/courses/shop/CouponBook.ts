import { makeAutoObservable, observableRef } from 'mobx'
import { claimCoupon, coupons, type Coupon } from '@/contracts/course/coupons'
import { PagedList } from '@/stores/page/PagedList'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'

/** The user's coupons of one state, and the code being typed. */
export class CouponBook {
  state: Coupon['state'] = 'usable'
  pages: PagedList<Coupon>
  code = ''
  /** Why the code was refused. */
  error = ''
  private readonly claiming = new Task()

  constructor(private readonly deps: Pick<Stores, 'call' | 'session' | 'ui'>) {
    this.pages = this.pagesOf('usable')
    makeAutoObservable<this, 'deps' | 'claiming'>(
      this,
      { deps: false, claiming: false, pages: observableRef },
      { autoBind: true },
    )
  }

  get isClaiming(): boolean {
    return this.claiming.isRunning
  }

  show(state: Coupon['state']): void {
    this.state = state
    this.reload()
  }

  /** Fetches the list anew. */
  reload(): void {
    this.pages = this.pagesOf(this.state)
    void this.pages.more()
  }

  type(code: string): void {
    this.code = code
    this.error = ''
  }

  /** Claims the coupon of the code; a refusal is shown at the field. */
  async claim(): Promise<void> {
    if (this.code.trim() === '') return this.refuse('请输入兑换码')
    await this.claiming.run(
      async () => {
        const { call, session } = this.deps
        const given = { params: { uid: session.uid }, body: { code: this.code } }
        this.taken(await call(claimCoupon, given, { quiet: true }))
      },
      ({ msg }) => this.refuse(msg),
    )
  }

  private taken({ title }: Coupon): void {
    this.type('')
    this.show('usable')
    this.deps.ui.say(`已领取「${title}」`)
  }

  private refuse(msg: string): void {
    this.error = msg
  }

  private pagesOf(state: Coupon['state']): PagedList<Coupon> {
    const { call, session } = this.deps
    return new PagedList({
      fetch: (page) =>
        call(coupons, { params: { uid: session.uid }, query: { state, page } }, { quiet: true }),
      idOf: ({ couponId }) => couponId,
    })
  }
}

import { catchApiError } from '@/api'
import { firstParticipation, salesLink } from '@/contracts/gaoshou/sales'
import { storage } from '@/platform/storage'
import type { Stores } from '@/stores/Stores'
import { ActivityList } from '../stores/ActivityList'
import { matrixRowOf } from './agentMatrix'

type PurchaseDeps = Pick<
  Stores,
  'call' | 'client' | 'clock' | 'session' | 'promotion' | 'ui' | 'navigator' | 'loginFlow'
>

/**
 * The purchase flow of the bottom button: login, a first lead, then the sales link, the course or the QR card (seed
 * §4).
 */
export class Purchase {
  private isRunning = false

  constructor(
    private readonly deps: PurchaseDeps,
    private readonly goodsId: string,
    private readonly activities = new ActivityList(storage.local, deps.clock.now),
  ) {}

  async start(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    try {
      await this.run()
    } finally {
      this.isRunning = false
    }
  }

  private async run(): Promise<void> {
    const { client, session, ui, loginFlow } = this.deps
    if (!session.isLoggedIn && !(await loginFlow.require({ askName: true }))) return
    if ((await this.isFirstTime()) && !(await ui.openDialog({ kind: 'lead' }))) return
    if (matrixRowOf(client).user === 'qrCard') {
      await ui.openDialog({ kind: 'qrCard', goodsId: this.goodsId })
      return
    }
    await this.goBuy()
  }

  /** A visitor leaves his name once per promotion. When the network is cut he is asked all the same: a lead is never lost. */
  private async isFirstTime(): Promise<boolean> {
    const { call, session, promotion } = this.deps
    const { promotionDigits: promotionId } = promotion
    const activity = `${session.uid}:${promotionId ?? ''}`
    if (!promotionId || this.activities.has(activity)) return false
    const input = { params: { uid: session.uid }, query: { promotionId } }
    const isFirst = await catchApiError(
      async () => (await call(firstParticipation, input, { quiet: true })).first,
      ({ isTemporary }) => isTemporary,
    )
    if (!isFirst) this.activities.add(activity)
    return isFirst
  }

  private async goBuy(): Promise<void> {
    const { navigator } = this.deps
    const link = await this.sellerLink()
    if (link) return navigator.openLink(link)
    return navigator.go('coursesDetail', { goodsId: this.goodsId })
  }

  /** The sales link of the visitor's inviter, if any (seed §1: fetched per invite code). */
  private async sellerLink(): Promise<string | undefined> {
    const { call, promotion } = this.deps
    const { inviteCode } = promotion.context
    if (!inviteCode) return undefined
    const query = { inviteCode, goodsId: this.goodsId }
    return catchApiError(
      () => call(salesLink, { query }, { quiet: true }),
      () => undefined,
    )
  }
}

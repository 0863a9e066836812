import { catchApiError } from '@/api'
import { code53 } from '@/contracts/base/promotions'
import { siteConfig } from '../siteConfig'
import type { Stores } from '../Stores'

/** Talking to the customer service of the branch: its chat where it has one, else the teacher's card. */
export class Consultation {
  constructor(private readonly stores: Pick<Stores, 'call' | 'promotion' | 'navigator' | 'ui'>) {}

  async open(goodsId?: string): Promise<void> {
    const { call, promotion, navigator, ui } = this.stores
    const { promotionDigits: promotionId } = promotion
    const found = await catchApiError(
      () => call(code53, { query: { ...(promotionId && { promotionId }) } }, { quiet: true }),
      () => undefined,
    )
    if (found?.url)
      return navigator.leaveFor(found.url.startsWith('/') ? siteConfig.apiBase + found.url : found.url)
    await ui.openDialog({ kind: 'qrCard', ...(goodsId && { goodsId }) })
  }
}

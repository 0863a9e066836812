import type { ImageItem } from '@/contracts/content/pageContent'
import type { FloatingLink, LandingTab } from '@/lib/landing/LandingPage'
import type { Stores } from '@/stores/Stores'
import type { LandingStore } from '../stores/LandingStore'
import { Purchase } from './Purchase'

/** What taps on a landing page set off. Every function is bound, so that views may hand it on. */
export class LandingActions {
  private readonly purchase: Purchase

  constructor(
    private readonly stores: Stores,
    private readonly landing: LandingStore,
  ) {
    this.purchase = new Purchase(stores, landing.page.goodsId)
  }

  /** A picture: its link, its video, or its named action (seed §3); an unknown name does nothing but is reported. */
  readonly press = ({ ref, clk, vid }: ImageItem): void => {
    if (vid !== undefined) return this.landing.play(vid)
    this.landing.click(clk ?? ref ?? 'picture')
    if (ref !== undefined) return void this.stores.navigator.openLink(ref)
    const action = this.named().get(clk ?? '')
    if (action) return action()
    if (clk !== undefined) this.landing.click(`unknown-clk-${clk}`)
  }

  /** The bottom button. */
  readonly button = (): void => {
    this.landing.click('button')
    this.named().get(this.landing.page.button?.action ?? '')?.()
  }

  readonly activity = (): void => {
    const { activity } = this.landing.page
    if (!activity) return
    this.landing.click('activity')
    void this.stores.navigator.openLink(activity.ref)
  }

  readonly float = (link: FloatingLink): void => {
    this.landing.click(`floating-${link}`)
    if (link === 'shop') return this.openShop()
    if (link === 'brand') return void this.stores.navigator.go('homepages', { id: '25' })
    return void this.stores.navigator.openAddress('/market/download')
  }

  /** A tab that leads away (seed §2: high-energy resources, intelligent dialogue). */
  follow(tab: LandingTab): void {
    if (tab.kind === 'resources') return this.openShop()
    const { promotionId, inviteCode, agent } = this.stores.promotion.context
    void this.stores.navigator.go('intellectualDialogue', { agent, promotionId, inviteCode })
  }

  private openShop(): void {
    const { promotionId, inviteCode, source } = this.stores.promotion.context
    const flag = { [this.landing.page.shopFlag]: 'true' }
    const handed = { agent: '0', btnShow: 'false', promotionId, inviteCode, source, ...flag }
    void this.stores.navigator.go('productList', handed)
  }

  private named(): ReadonlyMap<string, () => void> {
    const { ui } = this.stores
    return new Map([
      ['buy', () => void this.purchase.start()],
      ['lead', () => void ui.ask({ kind: 'lead' })],
      ['chooseCourse', () => void ui.ask({ kind: 'courseSelection' })],
      ['qrCard', () => void ui.ask({ kind: 'qrCard', goodsId: this.landing.page.goodsId })],
    ])
  }
}

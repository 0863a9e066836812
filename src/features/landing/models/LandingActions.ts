import type { ImageItem } from '@/contracts/pages/pageContent'
import type { FloatingLink, LandingTab } from '@/domain/landing/LandingPage'
import type { Stores } from '@/stores/Stores'
import type { LandingStore } from '../stores/LandingStore'
import { apiMessages } from '@/api/apiMessages'
import type { Purchase } from './Purchase'

/** What taps on a landing page set off. Every function is bound, so that views may hand it on. */
export class LandingActions {
  private purchase: Purchase | undefined = undefined

  constructor(
    private readonly stores: Stores,
    private readonly landing: LandingStore,
  ) {}

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

  /** The player could not be loaded. */
  readonly noPlayer = (): void => {
    this.landing.closeVideo()
    this.stores.ui.say(apiMessages.offline)
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

  /** The purchase loads with the first tap: most visitors only look. */
  private async buy(): Promise<void> {
    const loaded = await import('./Purchase').catch(() => undefined)
    if (!loaded) return this.stores.ui.say(apiMessages.offline)
    this.purchase ??= new loaded.Purchase(this.stores, this.landing.page.goodsId)
    await this.purchase.start()
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
      ['buy', () => void this.buy()],
      ['lead', () => void ui.openDialog({ kind: 'lead' })],
      ['chooseCourse', () => void ui.openDialog({ kind: 'courseSelection' })],
      // Seed §4: on a winter-vacation route the choice is applied for.
      ['applyWinter', () => void ui.openDialog({ kind: 'courseSelection', winterVacation: true })],
      ['qrCard', () => void ui.openDialog({ kind: 'qrCard', goodsId: this.landing.page.goodsId })],
    ])
  }
}

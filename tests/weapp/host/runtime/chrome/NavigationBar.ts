import type { WindowConfig } from '../../shared/PackMeta'
import { element } from './element'

/** WeChat's bar over the page: back, title, and the capsule with its menu. */
export class NavigationBar {
  private readonly bar: HTMLElement
  private readonly backButton: HTMLButtonElement
  private readonly title: HTMLElement
  onBack = (): void => {}
  onMenu = (): void => {}

  constructor(
    root: Element,
    private readonly color: (value: string) => string,
  ) {
    this.bar = element('div', 'wx-nav', root)
    this.backButton = element('button', 'wx-back', this.bar, '‹')
    this.backButton.setAttribute('aria-label', '返回')
    this.backButton.onclick = () => this.onBack()
    this.title = element('div', 'wx-title', this.bar)
    const capsule = element('button', 'wx-capsule', root, '••• ◎')
    capsule.setAttribute('aria-label', '更多')
    capsule.onclick = () => this.onMenu()
  }

  show(config: WindowConfig, canGoBack: boolean): void {
    this.bar.hidden = config.navigationStyle === 'custom'
    this.title.textContent = config.navigationBarTitleText ?? ''
    document.title = config.navigationBarTitleText ?? ''
    this.bar.style.setProperty('--nav-bg', this.color(config.navigationBarBackgroundColor ?? '#000000'))
    const style = this.color(config.navigationBarTextStyle ?? 'white')
    this.bar.style.setProperty('--nav-fg', style === 'black' ? '#000' : '#fff')
    this.backButton.hidden = !canGoBack
  }
}

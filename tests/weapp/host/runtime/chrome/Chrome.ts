import type { PackMeta } from '../../shared/PackMeta'
import type { Device } from '../Device'
import { element } from './element'
import { NavigationBar } from './NavigationBar'
import { Overlays } from './Overlays'
import { pick, type PickRequest } from './pick'
import { TabBar } from './TabBar'

/** Height of status bar and navigation bar together. */
export const NAVIGATION_HEIGHT = 64

/** Everything that WeChat draws round a page. */
export class Chrome {
  readonly navigationBar: NavigationBar
  readonly tabBar: TabBar
  readonly overlays = new Overlays()
  /** Container of the page frames. */
  readonly pages: HTMLElement

  constructor(root: Element, meta: PackMeta, device: Device) {
    // With darkmode a colour may be the name of one in theme.json.
    const color = (value: string): string =>
      value.startsWith('@') ? (meta.themeColors[device.theme]?.[value.slice(1)] ?? value) : value
    this.navigationBar = new NavigationBar(root, color)
    this.pages = element('div', 'wx-pages', root)
    this.tabBar = new TabBar(root, meta.tabBar, color)
  }

  /** Passes the height of a page between the bars to stylesheets. */
  measure(): void {
    document.documentElement.style.setProperty('--wx-vh', `${this.pages.clientHeight / 100}px`)
  }

  pick(request: PickRequest): Promise<unknown> {
    return pick(this.overlays, request)
  }
}

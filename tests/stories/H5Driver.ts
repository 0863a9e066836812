import type { BrowserContext, Page } from 'playwright-core'
import { cutNetwork, restoreNetwork } from '../e2e/harness/cutNetwork'
import type { KeptSession } from '../e2e/sessionOf'
import type { Driver, Target, WeappTools } from './Driver'
import { EXPIRED } from './expired'
import { keepItem } from './keepItem'
import type { SoundNotes } from './noteSounds'
import { Screen } from './Screen'
import { saveScreenshot } from './saveScreenshot'
import { shiftDate } from './shiftDate'

/** The learner in a browser: the built H5, served by the running backend. */
export class H5Driver implements Driver {
  readonly platform = 'h5'
  private readonly screen: Screen

  constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly origin: string,
  ) {
    this.screen = new Screen(page)
  }

  get weapp(): WeappTools {
    throw new Error('this story uses what only a mini-program has: give it `only: "weapp"`')
  }

  async open(address: string): Promise<void> {
    await this.page.goto(this.origin + address, { waitUntil: 'domcontentloaded' })
    await this.page.waitForFunction(() => (document.querySelector('#app')?.childElementCount ?? 0) > 0)
  }

  tap(target: Target): Promise<void> {
    return this.screen.tap(target)
  }
  tapSmall(target: Target): Promise<void> {
    return this.screen.tap(target)
  }
  tapOption(target: Target): Promise<void> {
    return this.screen.tap(target)
  }
  type(field: string, text: string): Promise<void> {
    return this.screen.type(field, text)
  }
  sees(text: string): Promise<void> {
    return this.screen.sees(text)
  }
  seesNo(text: string): Promise<void> {
    return this.screen.seesNo(text)
  }
  isSeen(text: string): Promise<boolean> {
    return this.screen.isSeen(text)
  }
  visibleText(): Promise<string> {
    return this.screen.visibleText()
  }
  hasTitle(title: string): Promise<void> {
    return this.screen.waitFor('the title', title, () => this.page.title())
  }
  async currentAddress(): Promise<string> {
    const { pathname, search } = new URL(this.page.url())
    return pathname + search
  }
  isAt(pathname: string): Promise<void> {
    return this.screen.waitFor('the address', pathname, async () => new URL(this.page.url()).pathname)
  }
  async back(): Promise<void> {
    await this.page.goBack()
  }
  switchTab(text: string): Promise<void> {
    // The pages below stay in the document, each with its bar.
    const bar = this.page.getByRole('navigation', { name: '主导航' })
    return this.screen.tapOn(bar.getByText(text, { exact: true }))
  }
  async scroll(distance: number): Promise<void> {
    await this.page.evaluate((by) => window.scrollBy(0, by), distance)
  }
  swipe(target: Target, dx: number, dy: number): Promise<void> {
    return this.screen.swipe(target, dx, dy)
  }
  hears(before?: string): Promise<string> {
    return this.screen.hears(before, () =>
      this.page.evaluate(() => (globalThis as SoundNotes).__sounds?.at(-1)),
    )
  }
  box(target: Target): Promise<{ width: number; height: number }> {
    return this.screen.box(target)
  }
  async answer(path: string, status: number, json: object): Promise<void> {
    await this.context.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ status, json }),
    )
  }
  cutNetwork(): Promise<void> {
    return cutNetwork(this.context)
  }
  restoreNetwork(): Promise<void> {
    return restoreNetwork(this.context)
  }
  async expireLogin(): Promise<void> {
    await this.context.route(
      () => true,
      (route) => {
        const kind = route.request().resourceType()
        return kind === 'xhr' || kind === 'fetch'
          ? route.fulfill({ status: 401, json: EXPIRED })
          : route.continue()
      },
    )
  }
  async background(): Promise<void> {
    await this.page.evaluate(hideDocument, true)
  }
  async foreground(): Promise<void> {
    await this.page.evaluate(hideDocument, false)
  }
  async keepLogin(session: KeptSession): Promise<void> {
    await this.context.addInitScript(keepItem, { key: 'userInfo', value: JSON.stringify(session) })
  }
  async shiftClock(days: number): Promise<void> {
    await this.context.addInitScript(shiftDate, days)
  }
  async relaunch(address?: string): Promise<void> {
    const target = address ?? (await this.currentAddress())
    await this.page.goto('about:blank')
    await this.open(target)
  }
  async clearStorage(): Promise<void> {
    await this.page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
  screenshot(name: string): Promise<void> {
    return saveScreenshot(this.page, `h5-${name}`)
  }
}

/** Runs in the page: makes the document say that it is hidden or visible, as when the user leaves the browser. */
const hideDocument = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  })
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new PageTransitionEvent(hidden ? 'pagehide' : 'pageshow'))
}

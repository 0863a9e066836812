import type { BrowserContext, Page } from 'playwright-core'
import type { HostHandle, SetDataRecord } from '../weapp/host/shared/HostHandle'
import * as v from 'valibot'
import { BUDGETS } from './budgets'
import type { KeptSession } from '../e2e/sessionOf'
import type { Driver, LaunchSettings, Target, WeappTools } from './Driver'
import { EXPIRED } from './expired'
import { holdAnswers } from './holdAnswers'
import { keepItem } from './keepItem'
import { reverseAnswers } from './reverseAnswers'
import { Screen } from './Screen'
import { saveScreenshot } from './saveScreenshot'
import { type SentByTap, sentByTap } from './sentByTap'
import { shiftDate } from './shiftDate'
import { TapSweep } from './everyPage/TapSweep'
import { swipeToEnd } from '../e2e/harness/swipeToEnd'
import { SHOWN, WeappRest } from './WeappRest'
import { addressOfPage, pageOfAddress } from './weappAddress'

const TAP_SETTLES_MS = 400
/** The address by which the host forwards all requests of the app. */
const REQUESTS = '**/__request'
const bytesOf = (sent: readonly SetDataRecord[]): number => sent.reduce((sum, { bytes }) => sum + bytes, 0)
/** Budget violations of a story, kept through relaunches. */
export interface WeappRun {
  readonly stats: HostHandle['stats'][]
  readonly overBudget: string[]
  bootMs: number
}

/** The learner in WeChat: the built mini-program on the test host. */
export class WeappDriver implements Driver {
  readonly platform = 'weapp'
  readonly run: WeappRun = { stats: [], overBudget: [], bootMs: 0 }
  private readonly screen: Screen
  private settings: LaunchSettings = {}
  private isOffline = false
  /** Scripts injected into each document before its own. */
  private readonly scripts: { dispose(): Promise<void> }[] = []
  private readonly rest: WeappRest

  constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly host: string,
    private readonly defaults: LaunchSettings,
  ) {
    this.screen = new Screen(page, `.wx-mask, ${SHOWN}`)
    this.rest = new WeappRest(page)
  }

  readonly weapp: WeappTools = {
    openPage: (path, settings = {}) => this.launch(path, settings),
    pages: () => this.page.evaluate(() => window.__weapp?.pages() ?? []),
    share: () => this.page.evaluate(() => window.__weapp?.share() ?? null),
    stats: () => this.stats(),
    restingText: () => this.rest.text(),
    swipeToEnd: () => swipeToEnd(this.page),
    sweep: async (address) => {
      const reopen = () => this.open(address, this.settings)
      const sweep = new TapSweep(this.page, reopen, () => this.rest.text())
      await sweep.run()
      return sweep.taps
    },
    reverseAnswers: () => reverseAnswers(this.context, REQUESTS),
    reLaunch: async (address) => {
      const url = pageOfAddress(address)
      await this.page.evaluate((given) => window.__weapp?.call('reLaunch', { url: given }), url)
    },
  }

  open(address: string, settings: LaunchSettings = {}): Promise<void> {
    return this.launch(address === '/' ? '' : pageOfAddress(address), settings)
  }

  async tap(target: Target): Promise<void> {
    await this.screen.tap(target)
    await this.rest.settled()
  }

  async tapSmall(target: Target): Promise<void> {
    const { sent } = await this.tapped(target)
    this.judge(target, sent, BUDGETS.tapBytes)
  }

  async tapOption(target: Target): Promise<void> {
    const goOn = await holdAnswers(this.context, REQUESTS)
    const { sent, before } = await this.tapped(target)
    this.judge(target, sent, BUDGETS.optionBytes)
    await goOn()
    await this.rest.settled()
    const bytes = bytesOf((await this.stats()).setData.slice(before))
    if (bytes > BUDGETS.analysisBytes)
      this.run.overBudget.push(`option ${JSON.stringify(target)} and what followed: ${bytes} bytes`)
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
    return this.screen.waitFor(
      'the title',
      title,
      async () => (await this.page.locator('.wx-title').textContent()) ?? '',
    )
  }
  async currentAddress(): Promise<string> {
    const top = (await this.weapp.pages()).at(-1)
    return top ? addressOfPage(top.path, top.query) : ''
  }
  isAt(pathname: string): Promise<void> {
    return this.screen.waitFor(
      'the address',
      pathname,
      async () => (await this.currentAddress()).split('?')[0] ?? '',
    )
  }
  async back(): Promise<void> {
    await this.page.locator('.wx-back').tap()
  }
  switchTab(text: string): Promise<void> {
    return this.screen.tap({ role: 'tab', name: text })
  }
  async scroll(distance: number): Promise<void> {
    const scroller = this.page.locator(`${SHOWN} .wx-scroller`)
    await scroller.evaluate((element, by) => element.scrollBy(0, by), distance)
  }
  swipe(target: Target, dx: number, dy: number): Promise<void> {
    return this.screen.swipe(target, dx, dy)
  }
  hears(before?: string): Promise<string> {
    return this.screen.hears(before, async () => (await this.stats()).sounds.at(-1))
  }
  box(target: Target): Promise<{ width: number; height: number }> {
    return this.screen.box(target)
  }

  async cutNetwork(): Promise<void> {
    this.isOffline = true
    // The package itself is on the device; everything else is out of reach.
    await this.context.route(
      (url) => !url.href.startsWith(this.host),
      (route) => route.abort('internetdisconnected'),
    )
    await this.page.evaluate(() => window.__weapp?.setNetwork('none'))
  }
  async restoreNetwork(): Promise<void> {
    this.isOffline = false
    await this.context.unrouteAll()
    await this.page.evaluate(() => window.__weapp?.setNetwork('wifi'))
  }
  expireLogin(): Promise<void> {
    return this.answerWhere(() => true, 401, EXPIRED)
  }
  async answer(path: string, status: number, json: object): Promise<void> {
    await this.answerWhere((url) => url.pathname === path, status, json)
    // Pictures and clips are fetched by the page itself.
    await this.context.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ status, json }),
    )
  }
  async background(): Promise<void> {
    await this.page.evaluate(() => window.__weapp?.background())
  }
  async foreground(): Promise<void> {
    await this.page.evaluate(() => window.__weapp?.foreground())
  }
  async keepLogin(session: KeptSession): Promise<void> {
    const value = JSON.stringify({ data: JSON.stringify(session) })
    this.scripts.push(await this.context.addInitScript(keepItem, { key: 'wx:touristappid:userInfo', value }))
  }
  async shiftClock(days: number): Promise<void> {
    this.scripts.push(await this.context.addInitScript(shiftDate, days))
  }
  async relaunch(address?: string): Promise<void> {
    await this.open(address ?? (await this.currentAddress()), this.settings)
  }
  async clearStorage(): Promise<void> {
    await this.page.evaluate(() => localStorage.clear())
  }
  screenshot(name: string): Promise<void> {
    return saveScreenshot(this.page, `weapp-${name}`)
  }

  /** Keeps what the running mini-program has recorded, before it goes away. */
  async collect(): Promise<void> {
    const stats = await this.page.evaluate(() => window.__weapp?.stats ?? null)
    if (stats) this.run.stats.push(stats)
  }

  /** Ends the mini-program and forgets what it kept and what was arranged for it: somebody else may use the tab. */
  async leave(): Promise<void> {
    this.rest.stop()
    await this.page.goto('about:blank')
    await Promise.all(this.scripts.map((script) => script.dispose()))
    await this.context.unrouteAll()
    const session = await this.context.newCDPSession(this.page)
    await session.send('Storage.clearDataForOrigin', { origin: this.host, storageTypes: 'local_storage' })
    await session.detach()
  }

  private async launch(path: string, settings: LaunchSettings): Promise<void> {
    await this.collect()
    this.settings = settings
    const network = this.isOffline ? { networkType: 'none' } : {}
    const config = { ...this.defaults, ...settings, ...network }
    await this.page.goto('about:blank')
    const given = await this.context.addInitScript((settled) => {
      window.__weappConfig = settled
    }, config)
    this.scripts.push(given)
    await this.page.goto(this.host + (path ? `#${path}` : ''))
    await this.page.waitForFunction(() => window.__weapp?.ready === true)
    const { fatal, bootMs } = await this.page.evaluate(() => ({
      fatal: window.__weapp?.fatal ?? null,
      bootMs: window.__weapp?.bootMs ?? 0,
    }))
    if (fatal) throw new Error(`the mini-program did not start: ${fatal}`)
    this.run.bootMs = bootMs
  }

  private async tapped(target: Target): Promise<SentByTap> {
    // Settle earlier input and requests first, so that they do not count for the tap.
    await this.rest.settled()
    const [sent] = await Promise.all([this.page.evaluate(sentByTap, TAP_SETTLES_MS), this.screen.tap(target)])
    return sent
  }

  private judge(target: Target, sent: readonly SetDataRecord[], most: number): void {
    const bytes = bytesOf(sent)
    if (sent.length <= BUDGETS.tapCalls && bytes <= most) return
    const budget = `${BUDGETS.tapCalls} calls, ${most} bytes`
    this.run.overBudget.push(
      `tap on ${JSON.stringify(target)}: ${sent.length} setData, ${bytes} bytes (${budget})`,
    )
  }

  /** Answers `wx.request`s in place of the backend: the requested address is in the header (forwardRequest). */
  private async answerWhere(isMeant: (url: URL) => boolean, status: number, json: object): Promise<void> {
    const headers = { 'x-wx-status': String(status), 'x-wx-headers': Buffer.from('{}').toString('base64') }
    await this.context.route(REQUESTS, (route) => {
      const head = Buffer.from(route.request().headers()['x-wx'] ?? '', 'base64').toString()
      const { url } = v.parse(v.object({ url: v.string() }), JSON.parse(head))
      return isMeant(new URL(url)) ? route.fulfill({ headers, json }) : route.fallback()
    })
  }

  private async stats(): Promise<HostHandle['stats']> {
    const stats = await this.page.evaluate(() => window.__weapp?.stats ?? null)
    if (!stats) throw new Error('the mini-program is not running')
    return stats
  }
}

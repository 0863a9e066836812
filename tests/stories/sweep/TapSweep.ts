import type { Locator, Page } from 'playwright-core'
import type { HostHandle, SetDataRecord } from '../../weapp/host/shared/HostHandle'
import { BUDGETS } from '../budgets'

/** What one tap made the mini-program send. */
export interface SweptTap {
  readonly page: string
  readonly control: string
  readonly kind: 'stays' | 'navigates' | 'returns'
  readonly calls: number
  /** Bytes to the page that was on screen. */
  readonly own: number
  /** Bytes to the page that came. */
  readonly coming: number
}

const FRAME = '.wx-frame:not([hidden])'
const ROLES = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'option']
const CONTROLS = ROLES.map((role) => `${FRAME} [role="${role}"]`).join(', ')
/** Rows of a list look alike: so many of one look are tapped. */
const MOST_ALIKE = 2
const MOST_ON_A_PAGE = 24
/** Would end the login that the other pages are swept with. */
const ENDS_SESSION = /退出登录|注销/
const SETTLES_MS = 180

interface Look {
  readonly setData: HostHandle['stats']['setData']
  readonly stack: readonly string[]
}

interface Control {
  readonly at: number
  readonly look: string
  readonly name: string
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const sum = (records: readonly SetDataRecord[]): number => records.reduce((all, { bytes }) => all + bytes, 0)

/** Taps every control of the page on screen, found by what the host shows, and counts what each tap sends. */
export class TapSweep {
  readonly taps: SweptTap[] = []

  constructor(
    private readonly page: Page,
    private readonly reopen: () => Promise<void>,
  ) {}

  async run(): Promise<void> {
    await this.quiet()
    for (const { name, look } of await this.controls()) {
      const control = await this.find(name, look)
      if (control) await this.tap(control, name)
    }
  }

  private async tap(control: Locator, name: string): Promise<void> {
    const before = await this.look()
    const wasTapped = await control.tap({ timeout: 800 }).then(
      () => true,
      () => false,
    )
    // Something lies over it: the bar at the foot of a page, say. What a finger cannot reach is judged by other tests.
    if (!wasTapped) return
    const after = await this.note(before, name, 'navigates')
    const isPushed = after.stack.length > before.stack.length
    if (isPushed) await this.goBack(after, name)
    else if (after.stack.join() !== before.stack.join()) await this.reopen()
    if (await this.hasLayer()) await this.reopen()
  }

  /** The way back: the page that goes is sent nothing either. */
  private async goBack(before: Look, name: string): Promise<void> {
    await this.page.evaluate(() => window.__weapp?.call('navigateBack', {}))
    await this.note(before, `← ${name}`, 'returns')
  }

  /** Waits until all has been sent, and keeps what was. */
  private async note(before: Look, control: string, moving: 'navigates' | 'returns'): Promise<Look> {
    await pause(SETTLES_MS)
    await this.quiet()
    const after = await this.look()
    const sent = after.setData.slice(before.setData.length)
    const from = before.stack[before.stack.length - 1] ?? ''
    const hasMoved = after.stack.join() !== before.stack.join()
    const own = sum(sent.filter(({ page }) => page === from))
    const kind = hasMoved ? moving : 'stays'
    this.taps.push({ page: from, control, kind, calls: sent.length, own, coming: sum(sent) - own })
    return after
  }

  /** One of each look, a few where they are rows. */
  private async controls(): Promise<Control[]> {
    const seen = new Map<string, number>()
    const some = (await this.all()).filter(({ look, name }) => {
      if (ENDS_SESSION.test(name)) return false
      seen.set(look, (seen.get(look) ?? 0) + 1)
      return (seen.get(look) ?? 0) <= MOST_ALIKE
    })
    return some.slice(0, MOST_ON_A_PAGE)
  }

  private async find(name: string, look: string): Promise<Locator | undefined> {
    const found = (await this.all()).find((one) => one.name === name && one.look === look)
    return found && this.page.locator(CONTROLS).nth(found.at)
  }

  private async all(): Promise<Control[]> {
    const all = await this.page.locator(CONTROLS).evaluateAll((elements) =>
      elements.map((element, at) => ({
        at,
        look: `${element.getAttribute('role')} ${element.className.replace(/\S+--\S+/g, '').trim()}`,
        name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
        isShown: element.getClientRects().length > 0,
      })),
    )
    return all.filter(({ isShown }) => isShown)
  }

  private async hasLayer(): Promise<boolean> {
    return (await this.page.locator(`${FRAME} [role="dialog"], .wx-mask`).count()) > 0
  }

  private look(): Promise<Look> {
    return this.page.evaluate(() => ({
      setData: window.__weapp?.stats.setData ?? [],
      stack: (window.__weapp?.pages() ?? []).map(({ path }) => path),
    }))
  }

  private async quiet(): Promise<void> {
    const count = (): Promise<number> => this.page.evaluate(() => window.__weapp?.stats.setData.length ?? 0)
    let before = -1
    for (let now = await count(); now !== before; now = await count()) {
      before = now
      await pause(60)
    }
  }
}

/** What a tap does beyond its budget, or nothing. */
export const offence = ({ kind, calls, own, coming }: SweptTap): string | undefined => {
  if (kind !== 'stays') {
    if (own > 0) return `the page that goes is sent ${own} bytes`
    return coming > BUDGETS.comingBytes ? `the page that comes is sent ${coming} bytes` : undefined
  }
  if (calls > BUDGETS.tapCalls) return `${calls} calls`
  return own > BUDGETS.stayBytes ? `${own} bytes` : undefined
}

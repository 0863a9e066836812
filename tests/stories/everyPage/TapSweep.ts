import type { Locator, Page } from 'playwright-core'
import type { SetDataRecord } from '../../weapp/host/shared/HostHandle'
import { BUDGETS } from '../budgets'
import { CountedRequests } from './CountedRequests'

/**
 * Kinds of taps. `stays` changes the screen; `brings` reveals new content (a panel, a layer, an answer); `grows`
 * extends a list.
 */
type TapKind = 'stays' | 'brings' | 'grows' | 'navigates' | 'returns'

/** setData of one tap. */
export interface SweptTap {
  readonly page: string
  readonly control: string
  readonly kind: TapKind
  readonly calls: number
  /** Answers of the backend and pictures that it waited for. */
  readonly answers: number
  /** setData of saving before the page goes. */
  readonly saved: number
  /** Bytes of clock, film and audio seconds sent to the page on screen meanwhile. */
  readonly clocks: number
  /** Bytes to the page that was on screen. */
  readonly own: number
  /** Bytes to the page that came. */
  readonly coming: number
  /** Bytes of the largest of the calls. */
  readonly largest: number
}

const FRAME = '.wx-frame:not([hidden])'
const ROLES = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'option']
const CONTROLS = ROLES.map((role) => `${FRAME} [role="${role}"]`).join(', ')
/** Live regions announced on arrival, such as a question's analysis. */
const TOLD = `${FRAME} [aria-live]`
const LAYERS = `${FRAME} [role="dialog"], ${FRAME} [role="alertdialog"], .wx-mask`
/** Rows of a list look alike: so many of one look are tapped. */
const MOST_ALIKE = 2
const MOST_ON_A_PAGE = 24
/** A clock on a control goes on while others are tapped. */
const DIGITS = /\d+/g
/** Would end the login that the other pages are swept with. */
const ENDS_SESSION = /退出登录|注销/

interface Look {
  /** When it was taken, in ms. */
  readonly at: number
  readonly setData: readonly SetDataRecord[]
  readonly stack: readonly string[]
  readonly requests: number
  readonly saves: number
  readonly streams: number
  readonly layers: number
  readonly told: number
}

interface Control {
  readonly at: number
  readonly look: string
  readonly name: string
}

/** The setData calls of clocks between two looks: at most as many as seconds, and minutes, could begin. */
const toldByClocks = (
  sent: readonly SetDataRecord[],
  before: Look,
  after: Look,
): readonly SetDataRecord[] => {
  const passed = (after.at - before.at) / 1000
  const most = (bytes: number, least: number, count: number): readonly SetDataRecord[] =>
    sent.filter((record) => record.bytes > least && record.bytes <= bytes).slice(0, Math.ceil(count))
  return [
    ...most(BUDGETS.secondBytes, 0, passed),
    ...most(BUDGETS.minuteBytes, BUDGETS.secondBytes, passed / 60),
  ]
}

const sum = (records: readonly SetDataRecord[]): number => records.reduce((all, { bytes }) => all + bytes, 0)

/** Runs in the page: whatever was scrolled is at its beginning again. */
const toTop = (): void => {
  for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0
}

/** Runs in the page: a finger in its middle meets the control itself, and it takes taps now. */
const isInReach = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return element.contains(hit) && element.closest('[aria-disabled="true"]') === null
}

/** Taps every control of the page on screen, found by what the host shows, and counts what each tap sends. */
export class TapSweep {
  readonly taps: SweptTap[] = []
  private readonly sent: CountedRequests

  constructor(
    private readonly page: Page,
    /** Opens the page that is swept anew, after a tap that left it. */
    private readonly open: () => Promise<void>,
    /** Waits until the page on screen has all it asked for. */
    private readonly rest: () => Promise<unknown>,
  ) {
    this.sent = new CountedRequests(page)
  }

  /** Sweeps the page that is on screen, from its top: a long list holds only the rows that are near. */
  async run(): Promise<void> {
    await this.page.evaluate(toTop)
    await this.rest()
    for (const { name, look } of await this.controls()) {
      const control = await this.find(name, look)
      if (control) await this.tap(control, name, look.startsWith('tab '))
    }
    this.sent.stop()
  }

  private async tap(control: Locator, name: string, isTab: boolean): Promise<void> {
    // Scroll first: pictures that come into view load outside the tap.
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await this.rest()
    const before = await this.look()
    // Skip a control that is covered, for example by the bar at the foot; other tests check whether a finger reaches
    // it.
    if (!(await control.evaluate(isInReach))) return
    await control.tap()
    const after = await this.note(before, name, 'navigates', isTab)
    const isPushed = after.stack.length > before.stack.length
    if (isPushed) await this.goBack(after, name)
    if ((!isPushed && after.stack.join() !== before.stack.join()) || after.layers > 0) {
      await this.open()
      await this.rest()
    }
  }

  /** The way back: the page that goes is sent nothing either. */
  private async goBack(before: Look, name: string): Promise<void> {
    await this.page.evaluate(() => window.__weapp?.call('navigateBack', {}))
    await this.note(before, `← ${name}`, 'returns')
  }

  /** Waits until all has been sent, and keeps what was. */
  private async note(before: Look, control: string, moving: TapKind, isTab = false): Promise<Look> {
    await this.rest()
    const after = await this.look()
    const sent = after.setData.slice(before.setData.length)
    const page = before.stack[before.stack.length - 1] ?? ''
    const instance = [...before.setData].reverse().find((record) => record.page === page)?.instance
    const own = sum(sent.filter((record) => record.instance === instance))
    const hasMoved = after.stack.join() !== before.stack.join()
    const answers = after.requests - before.requests
    const isAnswered = answers > 0 || after.layers > before.layers || after.told > before.told
    const staying = after.streams > before.streams ? 'grows' : isTab || isAnswered ? 'brings' : 'stays'
    const kind = hasMoved ? moving : staying
    const ticks = toldByClocks(sent, before, after)
    const largest = Math.max(0, ...sent.map(({ bytes }) => bytes))
    this.taps.push({
      page,
      control,
      kind,
      calls: sent.length - ticks.length,
      clocks: sum(ticks.filter((record) => record.instance === instance)),
      answers,
      saved: after.saves - before.saves,
      own,
      coming: sum(sent) - own,
      largest,
    })
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
    const alike = (await this.all()).filter((one) => one.look === look)
    const same = (one: string): string => one.replace(DIGITS, '')
    const found = alike.find((one) => one.name === name) ?? alike.find((one) => same(one.name) === same(name))
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

  private async look(): Promise<Look> {
    const seen = await this.page.evaluate(
      ({ layers, told }) => ({
        setData: window.__weapp?.stats.setData ?? [],
        stack: (window.__weapp?.pages() ?? []).map(({ path }) => path),
        layers: document.querySelectorAll(layers).length,
        told: document.querySelectorAll(told).length,
      }),
      { layers: LAYERS, told: TOLD },
    )
    return {
      ...seen,
      at: Date.now(),
      requests: this.sent.asking,
      saves: this.sent.saving,
      streams: this.sent.streaming,
    }
  }
}

/** Allowed setData of the leaving page: saving, and the seconds of its clock or film. */
const leavingBytes = ({ saved, clocks }: SweptTap): number => (saved > 0 ? BUDGETS.tapBytes : clocks)

/** The budget violation of a tap; undefined when there is none. */
export const offence = (tap: SweptTap): string | undefined => {
  const { kind, calls, answers, own, coming, largest } = tap
  if (kind === 'navigates' || kind === 'returns') {
    if (own > leavingBytes(tap)) return `the page that goes is sent ${own} bytes`
    return coming > BUDGETS.comingBytes ? `the page that comes is sent ${coming} bytes` : undefined
  }
  if (kind === 'grows') return largest > BUDGETS.tapBytes ? `${largest} bytes in a step` : undefined
  // Each answer that is waited for may show that it is, and what it is.
  if (calls > BUDGETS.tapCalls * (1 + answers)) return `${calls} calls`
  return own > (kind === 'brings' ? BUDGETS.comingBytes : BUDGETS.tapBytes) ? `${own} bytes` : undefined
}

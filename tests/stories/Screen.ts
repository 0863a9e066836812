import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import type { Target } from './Driver'
import { eventually } from './eventually'
import type { ToastNotes } from './noteToasts'

const TRY_MS = 5000
const START = { x: 8, y: 8 }

/** Runs in the page: whether a finger reaches an element, where need be after it was brought into the middle. */
const isReachable = (element: Element): boolean => {
  const isHit = (): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight && isHit()) return true
  // Out of view, or under a bar that is fixed at the foot.
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return isHit()
}

const describe = (target: Target): string =>
  typeof target === 'string' ? `“${target}”` : JSON.stringify(target)

/** Finding and touching what is on the screen, the same on both targets. */
export class Screen {
  constructor(
    readonly page: Page,
    /** The root of a mini-program's own texts: its page and overlays, without the bars of WeChat. */
    private readonly pageSelector: string | null = null,
  ) {}

  tap(target: Target): Promise<void> {
    const isStart = typeof target === 'object' && 'start' in target
    return this.touch(() => this.findFirst(target), describe(target), isStart ? { position: START } : {})
  }

  /** Taps the first reachable match of a locator. */
  tapOn(locator: Locator): Promise<void> {
    return this.touch(() => this.firstReachable(locator), locator.toString())
  }

  // Retry when the element disappears before the touch.
  private async touch(
    find: () => Promise<Locator | null>,
    what: string,
    options: { position?: typeof START } = {},
  ): Promise<void> {
    const tapped = async (): Promise<true | null> => {
      const found = await find()
      if (!found) return null
      return found.tap({ timeout: TRY_MS, ...options }).then(
        () => true,
        () => null,
      )
    }
    await eventually(tapped, () => this.complaint(`cannot reach ${what}`))
  }

  async type(field: string, text: string): Promise<void> {
    const { page } = this
    const fields = page.getByPlaceholder(field, { exact: true }).or(page.getByLabel(field, { exact: true }))
    const input = fields.and(page.locator('input, textarea'))
    const found = await eventually(
      () => this.firstReachable(input),
      () => this.complaint(`no field “${field}”`),
    )
    await found.tap()
    await found.fill('')
    await found.pressSequentially(text)
  }

  async sees(text: string): Promise<void> {
    await eventually(
      async () => ((await this.isSeen(text)) || (await this.wasSaid(text)) ? true : null),
      () => this.complaint(`does not see “${text}”`),
    )
  }

  async seesNo(text: string): Promise<void> {
    await eventually(
      async () => ((await this.isSeen(text)) ? null : true),
      () => this.complaint(`still sees “${text}”`),
    )
  }

  async isSeen(text: string): Promise<boolean> {
    return (await this.page.getByText(text).filter({ visible: true }).count()) > 0
  }

  /** Whether a toast has said it since the last touch. */
  private wasSaid(text: string): Promise<boolean> {
    const isNoted = (wanted: string): boolean =>
      (globalThis as ToastNotes).__said?.some((said) => said.includes(wanted)) ?? false
    // A page that leaves just now has said nothing.
    return this.page.evaluate(isNoted, text).catch(() => false)
  }

  visibleText(): Promise<string> {
    return this.page.locator('body').innerText()
  }

  /** Waits until a question of the caller is answered with the wanted text. */
  async waitFor(what: string, wanted: string, read: () => Promise<string>): Promise<void> {
    let last = ''
    await eventually(
      async () => ((last = await read()) === wanted ? true : null),
      () => this.complaint(`wants ${what} “${wanted}” but it is “${last}”`),
    )
  }

  /** Waits until another recording than `before` was the last to begin, and answers its path. */
  async hears(before: string | undefined, last: () => Promise<string | undefined>): Promise<string> {
    return eventually(
      async () => {
        const address = await last()
        const path = address && new URL(address).pathname
        return path && path !== before ? path : null
      },
      () => this.complaint(`hears nothing${before ? ` after ${before}` : ''}`),
    )
  }

  async box(target: Target): Promise<{ width: number; height: number }> {
    const { width, height } = (await (await this.reachable(target)).boundingBox()) ?? { width: 0, height: 0 }
    return { width, height }
  }

  /** A finger that goes down on a target, moves and lifts. */
  async swipe(target: Target, dx: number, dy: number): Promise<void> {
    const box = await (await this.reachable(target)).boundingBox()
    if (!box) throw new Error(`${describe(target)} has no place on the screen`)
    await this.drag(box.x + box.width / 2, box.y + box.height / 2, dx, dy)
  }

  async drag(x: number, y: number, dx: number, dy: number): Promise<void> {
    const steps = 10
    const session = await this.page.context().newCDPSession(this.page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [{ x, y }])
    for (let step = 1; step <= steps; step++) {
      await touch('touchMove', [{ x: x + (dx * step) / steps, y: y + (dy * step) / steps }])
      await pause(16)
    }
    await touch('touchEnd', [])
    await session.detach()
    await pause(150)
  }

  private reachable(target: Target): Promise<Locator> {
    return eventually(
      () => this.findFirst(target),
      () => this.complaint(`cannot reach ${describe(target)}`),
    )
  }

  /** A looser match counts only where no stricter one came while it was looked for: a page may have drawn both in between. */
  private async findFirst(target: Target): Promise<Locator | null> {
    const all = this.candidates(target)
    for (const [at, candidates] of all.entries()) {
      const found = await this.firstReachable(candidates)
      if (!found) continue
      for (const stricter of all.slice(0, at)) {
        const better = await this.firstReachable(stricter)
        if (better) return better
      }
      return found
    }
    return null
  }

  /** Exact matches before partial ones. */
  private candidates(target: Target): Locator[] {
    const { page, pageSelector } = this
    const root = pageSelector === null ? page : page.locator(pageSelector)
    if (typeof target === 'string') return [root.getByText(target, { exact: true }), root.getByText(target)]
    if ('picture' in target)
      return [root.locator('.yt-picture').filter({ visible: true }).nth(target.picture)]
    if ('start' in target) return [root.getByText(target.start)]
    if ('label' in target) return [root.getByLabel(target.label, { exact: true })]
    const { role, name } = target
    const byRole = page.locator(role === 'button' ? '[role="button"], button' : `[role="${role}"]`)
    const exact = [
      byRole.and(page.locator(`[aria-label="${name}"]`)),
      byRole.filter({ hasText: new RegExp(`^\\s*${escape(name)}\\s*$`) }),
    ]
    const partly = byRole.filter({ hasText: name })
    // The pages of a mini-program may say no roles: then the name is the text of the thing.
    if (pageSelector === null) return [...exact, partly]
    return [...exact, root.getByText(name, { exact: true }), partly]
  }

  private async firstReachable(candidates: Locator): Promise<Locator | null> {
    for (const candidate of await candidates.filter({ visible: true }).all()) {
      if (await candidate.evaluate(isReachable).catch(() => false)) return candidate
    }
    return null
  }

  private async complaint(what: string): Promise<string> {
    const text = await this.visibleText().catch(() => '')
    return `${what}; the screen says:\n${text.replace(/\n\s*\n/g, '\n').slice(0, 1500)}`
  }
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request, Response } from 'playwright-core'

/** The page of the mini-program that is on screen. */
export const SHOWN = '.wx-frame:not([hidden])'
const QUIET_MS = 60
/** A stalled answer is part of some stories: nobody waits for it for ever. */
const ANSWERS_WITHIN_MS = 5000

/** Knows when a running mini-program has come to rest: it asks for nothing, and sends nothing to its view. */
export class WeappRest {
  /** Requests that wait for the head of their answer. */
  private readonly asked = new Set<Request>()

  constructor(private readonly page: Page) {
    page.on('request', this.begins)
    page.on('response', this.isAnswered)
    page.on('requestfailed', this.ends)
    page.on('framenavigated', this.forget)
  }

  /** Listens no more: the page may be used by somebody else. */
  stop(): void {
    this.page.off('request', this.begins)
    this.page.off('response', this.isAnswered)
    this.page.off('requestfailed', this.ends)
    this.page.off('framenavigated', this.forget)
  }

  // A finger never is as fast as a test: what a tap changes is on the screen before the next one comes.
  async settled(): Promise<void> {
    const count = (): Promise<number> => this.page.evaluate(() => window.__weapp?.stats.setData.length ?? 0)
    const patience = Date.now() + ANSWERS_WITHIN_MS
    const isAsking = (): boolean => this.asked.size > 0 && Date.now() < patience
    let before = -1
    for (let now = await count(); now !== before || isAsking(); now = await count()) {
      before = now
      await pause(QUIET_MS)
    }
  }

  /** Waits until nothing is loading any more on the page shown, and answers what stands on it. */
  async text(): Promise<string> {
    const main = this.page.locator(`${SHOWN} .page__main`)
    const loading = this.page.locator(`${SHOWN} .yt-skeleton`)
    await main.waitFor()
    await this.settled()
    await loading.first().waitFor({ state: 'detached' })
    await this.settled()
    return (await main.innerText()).trim()
  }

  private readonly begins = (request: Request): void => void this.asked.add(request)
  private readonly ends = (request: Request): void => void this.asked.delete(request)
  private readonly isAnswered = (response: Response): void => this.ends(response.request())
  // Those of the document that goes are never answered.
  private readonly forget = (): void => this.asked.clear()
}

import type { Page, Request, Response } from 'playwright-core'
import { PATIENCE_MS } from '../patience'

/** The page of the mini-program that is on screen. */
export const SHOWN = '.wx-frame:not([hidden])'
/** Timeout of stalled answers, which some stories contain on purpose. */
const ANSWERS_WITHIN_MS = 5000

/** Runs in the mini-program: answers once nothing has been sent to the view for a moment. */
const stillness = async (): Promise<void> => {
  const quietMs = 60
  const count = (): number => window.__weapp?.stats.setData.length ?? 0
  for (let before = -1; before !== count();) {
    before = count()
    await new Promise((next) => setTimeout(next, quietMs))
  }
}

/** Runs in the mini-program: returns the text of the page shown; null while it is still loading. */
const textOf = (shown: string): string | null => {
  const main = [...document.querySelectorAll<HTMLElement>(`${shown} .page__main`)].at(-1)
  const isLoading = document.querySelector(`${shown} .yt-skeleton`) !== null
  return main && !isLoading ? main.innerText.trim() : null
}

/** Knows when a running mini-program has come to rest: it asks for nothing, and sends nothing to its view. */
export class WeappRest {
  /** Requests without the head of their answer yet. */
  private readonly asked = new Set<Request>()
  /** How often one was asked or answered. */
  private events = 0

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

  // Settles before the next tap, as a finger never is as fast as a test. Draws may follow the head of an answer, so a
  // quiet moment needs both no setData and no answer.
  async settled(): Promise<void> {
    const patience = Date.now() + ANSWERS_WITHIN_MS
    for (let before = -1; before !== this.events || this.isAsking(patience);) {
      before = this.events
      await this.page.evaluate(stillness)
    }
  }

  /** Waits until the page shown has stopped loading, and returns its text. */
  async text(): Promise<string> {
    const end = Date.now() + PATIENCE_MS
    while (Date.now() < end) {
      await this.settled()
      const text = await this.page.evaluate(textOf, SHOWN)
      if (text !== null) return text
    }
    throw new Error('the page shown is still loading')
  }

  private isAsking(patience: number): boolean {
    return this.asked.size > 0 && Date.now() < patience
  }

  private readonly begins = (request: Request): void => {
    this.asked.add(request)
    this.events += 1
  }
  private readonly ends = (request: Request): void => {
    this.asked.delete(request)
    this.events += 1
  }
  private readonly isAnswered = (response: Response): void => this.ends(response.request())
  // Requests of a closed document are never answered.
  private readonly forget = (): void => this.asked.clear()
}

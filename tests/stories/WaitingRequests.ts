import type { Page, Request, Response } from 'playwright-core'

/** Requests of a page that wait for the head of their answer. */
export class WaitingRequests {
  private readonly asked = new Set<Request>()

  constructor(private readonly page: Page) {
    page.on('request', this.begins)
    page.on('response', this.isAnswered)
    page.on('requestfailed', this.ends)
    page.on('framenavigated', this.forget)
  }

  get any(): boolean {
    return this.asked.size > 0
  }

  /** Listens no more: the page may be used by somebody else. */
  stop(): void {
    this.page.off('request', this.begins)
    this.page.off('response', this.isAnswered)
    this.page.off('requestfailed', this.ends)
    this.page.off('framenavigated', this.forget)
  }

  private readonly begins = (request: Request): void => void this.asked.add(request)
  private readonly ends = (request: Request): void => void this.asked.delete(request)
  private readonly isAnswered = (response: Response): void => this.ends(response.request())
  // Those of the document that goes are never answered.
  private readonly forget = (): void => this.asked.clear()
}

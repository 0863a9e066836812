import type { Page, Request } from 'playwright-core'
import { usersSend } from '@/contracts/assistant/chat'

/** Requests of the app; the host forwards them through one address. */
const wantedBy = (request: Request): string =>
  Buffer.from(request.headers()['x-wx'] ?? '', 'base64').toString()
/** Whether a request fetches something for the page. */
const asks = (request: Request): boolean =>
  request.url().includes('/__image') || wantedBy(request).includes('"method":"GET"')
/** Whether a request changes what the backend holds, at the learner's word. */
const saves = (request: Request): boolean => /"method":"(PUT|DELETE|PATCH)"/.test(wantedBy(request))
/** Whether its answer comes in steps. */
const streams = (request: Request): boolean => wantedBy(request).includes(usersSend.path)

/** How many requests of each kind a page has sent so far. */
export class CountedRequests {
  asking = 0
  saving = 0
  streaming = 0

  constructor(private readonly page: Page) {
    page.on('request', this.count)
  }

  stop(): void {
    this.page.off('request', this.count)
  }

  private readonly count = (request: Request): void => {
    if (asks(request)) this.asking += 1
    if (saves(request)) this.saving += 1
    if (streams(request)) this.streaming += 1
  }
}

import { isRecord } from '../../shared/isRecord'
import type { HostContext } from '../HostContext'
import { decodeHeader, encodeHeader } from './encodeHeader'
import { WxFailure } from './WxFailure'

const TIMEOUT_MS = 60_000

/** A request on its way out. */
export interface Outgoing {
  readonly url: string
  readonly method: string
  readonly header: Readonly<Record<string, string>>
  readonly body: BodyInit | null
  readonly timeout: number
}

/** An answer whose body has not been read. */
export interface Incoming {
  readonly response: Response
  readonly statusCode: number
  readonly header: Readonly<Record<string, unknown>>
  readonly cookies: readonly string[]
}

type Listener = (event: unknown) => unknown
const isListener = (value: unknown): value is Listener => typeof value === 'function'

/** The task object of `wx.request` and its relatives, and the way out through the host's server. */
export class RequestTask {
  private readonly controller = new AbortController()
  private readonly listeners = new Map<string, Set<Listener>>()

  constructor(private readonly host: HostContext) {}

  /** The task object given to the mini-program. */
  get handle(): Record<string, (listener?: unknown) => void> {
    const handle: Record<string, (listener?: unknown) => void> = { abort: () => this.controller.abort() }
    for (const event of ['HeadersReceived', 'ChunkReceived', 'ProgressUpdate']) {
      const list = new Set<Listener>()
      this.listeners.set(event, list)
      handle[`on${event}`] = (listener) => isListener(listener) && list.add(listener)
      handle[`off${event}`] = (listener) => (isListener(listener) ? list.delete(listener) : list.clear())
    }
    return handle
  }

  tell(event: string, detail: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) listener(detail)
  }

  /** Sends the request from Node. Fails as a device does: no network, time-out, domain not allowed. */
  async send({ url, method, header, body, timeout }: Outgoing): Promise<Incoming> {
    const { device, config } = this.host
    if (!device.isConnected) throw new WxFailure('', { errno: 600001 })
    const target = URL.canParse(url) ? new URL(url) : null
    if (!target) throw new WxFailure(`invalid url "${url}"`)
    if (config.domains && !config.domains.includes(target.origin)) {
      throw new WxFailure(`url not in domain list: ${target.origin}`)
    }
    const head = { url: device.mapOrigins(target.href), method, header, timeout: timeout || TIMEOUT_MS }
    const response = await this.fetch(body, encodeHeader(head))
    if (response.status !== 200) throw new WxFailure((await response.text()) || 'connection failed')
    const received = decodeHeader(response.headers.get('x-wx-headers') ?? '')
    const headers = isRecord(received) ? received : {}
    const cookies = headers['set-cookie']
    const incoming = {
      response,
      statusCode: Number(response.headers.get('x-wx-status')),
      header: headers,
      cookies: Array.isArray(cookies) ? cookies.map(String) : [],
    }
    this.tell('HeadersReceived', {
      header: headers,
      statusCode: incoming.statusCode,
      cookies: incoming.cookies,
    })
    return incoming
  }

  private async fetch(body: BodyInit | null, head: string): Promise<Response> {
    try {
      return await fetch('/__request', {
        method: 'POST',
        body,
        signal: this.controller.signal,
        headers: { 'x-wx': head },
      })
    } catch (error) {
      throw new WxFailure(this.controller.signal.aborted ? 'abort' : String(error))
    }
  }
}

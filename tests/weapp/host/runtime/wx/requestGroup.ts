import { isRecord } from '../../shared/isRecord'
import type { HostContext } from '../HostContext'
import { asyncCall } from './asyncCall'
import { type Options } from './Options'
import { RequestTask, type Incoming, type Outgoing } from './RequestTask'
import type { WxGroup } from './WxGroup'

const encodeForm = (data: Readonly<Record<string, unknown>>): string =>
  Object.entries(data)
    .map(([name, value]) => {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
      return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`
    })
    .join('&')

const headersOf = (options: Options, host: HostContext): Record<string, string> => {
  const header: Record<string, string> = {}
  for (const [name, value] of Object.entries(options.record('header'))) {
    if (name.toLowerCase() === 'referer')
      host.recorder.violation('wx.request: the referer header cannot be set')
    else header[name.toLowerCase()] = String(value)
  }
  return header
}

const outgoing = (options: Options, host: HostContext): Outgoing => {
  const method = options.text('method', 'GET').toUpperCase()
  const header = { 'content-type': 'application/json', ...headersOf(options, host) }
  const base = { method, header, timeout: options.number('timeout', 0) }
  const data = options.value('data')
  const url = options.text('url')
  if (data === undefined || data === null) return { ...base, url, body: null }
  if (data instanceof ArrayBuffer) return { ...base, url, body: data }
  if (method === 'GET') {
    const query = typeof data === 'string' ? data : isRecord(data) ? encodeForm(data) : ''
    const joint = url.includes('?') ? '&' : '?'
    return { ...base, url: query ? url + joint + query : url, body: null }
  }
  if (typeof data === 'string') return { ...base, url, body: data }
  const asForm = header['content-type'].includes('x-www-form-urlencoded') && isRecord(data)
  return { ...base, url, body: asForm ? encodeForm(data) : JSON.stringify(data) }
}

/** WeChat cuts where the network does, in the middle of characters and lines, and puts together what comes at once. */
const PIECES = [1, 5, 2, 700, 3, 64, 2500] as const
const TOGETHER_MS = 20

/** Hands bytes on as WeChat does. */
class ChunkCutter {
  private held = new Uint8Array()
  private no = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly give: (bytes: Uint8Array) => void) {}

  /** Holds the last piece back until more arrives. */
  push(bytes: Uint8Array): void {
    clearTimeout(this.timer)
    const all = new Uint8Array(this.held.length + bytes.length)
    all.set(this.held)
    all.set(bytes, this.held.length)
    let start = 0
    for (let size = this.size(); start + size < all.length; size = this.size()) {
      this.give(all.slice(start, start + size))
      start += size
      this.no += 1
    }
    this.held = all.slice(start)
    this.timer = setTimeout(() => this.flush(), TOGETHER_MS)
  }

  flush(): void {
    clearTimeout(this.timer)
    if (this.held.length > 0) this.give(this.held)
    this.held = new Uint8Array()
  }

  private size(): number {
    return PIECES[this.no % PIECES.length] ?? 1
  }
}

const readChunks = async ({ response }: Incoming, task: RequestTask): Promise<string> => {
  const cutter = new ChunkCutter((bytes) => task.tell('ChunkReceived', { data: bytes.slice().buffer }))
  const reader = response.body?.getReader()
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    cutter.push(chunk.value)
  }
  cutter.flush()
  return ''
}

const readData = async ({ response }: Incoming, options: Options): Promise<unknown> => {
  if (options.text('responseType') === 'arraybuffer') return response.arrayBuffer()
  const text = await response.text()
  if (options.text('dataType', 'json') !== 'json') return text
  try {
    return JSON.parse(text)
  } catch {
    // WeChat hands text that is no JSON over as it is.
    return text
  }
}

/** `wx.request`, with chunked answers, through the host's server. */
export const requestGroup = (host: HostContext): WxGroup => {
  const request = (input: unknown): unknown => {
    const task = new RequestTask(host)
    const { handle } = task
    const run = async (options: Options): Promise<unknown> => {
      const incoming = await task.send(outgoing(options, host))
      const { statusCode, header, cookies } = incoming
      const data = options.flag('enableChunked')
        ? await readChunks(incoming, task)
        : await readData(incoming, options)
      return { data, statusCode, header, cookies }
    }
    const promise = asyncCall('request', run, host.recorder)(input)
    return promise ? Object.assign(promise, handle) : handle
  }
  return { direct: { request } }
}

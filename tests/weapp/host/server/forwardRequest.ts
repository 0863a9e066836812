import http from 'node:http'
import https from 'node:https'
import * as v from 'valibot'

const headSchema = v.object({
  url: v.string(),
  method: v.string(),
  header: v.record(v.string(), v.string()),
  timeout: v.number(),
})

/** One request that left the mini-program. */
export interface ForwardedRequest {
  readonly method: string
  readonly url: string
  readonly status: number
}

const readBody = async (request: http.IncomingMessage): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

/**
 * Sends a `wx.request` from Node, because the browser would add CORS, an Origin and a cookie jar that a mini-program lacks.
 * The wanted request comes in the header `x-wx`, the answer's status and headers go back in `x-wx-status` and `x-wx-headers`.
 */
export const forwardRequest = async (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  appid: string,
  onAnswer: (forwarded: ForwardedRequest) => void,
): Promise<void> => {
  const text = Buffer.from(String(request.headers['x-wx']), 'base64').toString()
  const { url, method, header, timeout } = v.parse(headSchema, JSON.parse(text))
  const body = await readBody(request)
  const target = new URL(url)
  const { request: send } = target.protocol === 'https:' ? https : http
  const referer = `https://servicewechat.com/${appid}/devtools/page-frame.html`
  const length = body.length > 0 ? { 'content-length': body.length } : {}
  const out = send(target, { method, headers: { ...header, ...length, referer } }, (answer) => {
    const status = answer.statusCode ?? 0
    onAnswer({ method, url, status })
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'x-wx-status': String(status),
      'x-wx-headers': encode(answer.headers),
    })
    answer.pipe(response)
  })
  out.setTimeout(timeout, () => out.destroy(new Error('timeout')))
  out.on('error', (error) => {
    if (!response.headersSent) response.writeHead(502)
    response.end(error.message)
  })
  response.on('close', () => out.destroy())
  out.end(body)
}

import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { folderDist } from '../pack/Dist'
import { loadPack, type Pack } from '../pack/loadPack'
import type { HostConfig } from '../shared/HostConfig'
import { bundleRuntime } from './bundleRuntime'
import { forwardImage } from './forwardImage'
import { forwardRequest, type ForwardedRequest } from './forwardRequest'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
}

const SHELL = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>小程序宿主</title></head>
<body><div id="__weapp-host"></div><script src="/host.js"></script></body></html>`

/** A running host. */
export interface Host {
  readonly url: string
  readonly pack: Pack
  /** Every `wx.request` that was answered, in order. */
  readonly requests: readonly ForwardedRequest[]
  close(): Promise<void>
}

interface HostOptions {
  /** Folder of the built mini-program. */
  readonly dist: string
  readonly port?: number
  readonly config?: Partial<HostConfig>
  /** Start although the package has problems (a test of the problems themselves). */
  readonly allowProblems?: boolean
}

const send = (response: http.ServerResponse, body: string, type: string, status = 200): void => {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
  response.end(body)
}

/** Constants of a running host. */
interface Fixed {
  readonly body: string
  readonly type: string
  readonly tag: string
}

const fixed = (body: string, type: string): Fixed => ({
  body,
  type,
  tag: `"${createHash('sha1').update(body).digest('base64url')}"`,
})

const SCRIPT = 'text/javascript'

/** The host's own page and scripts and the compiled package, by address. */
const fixedAnswers = async (pack: Pack): Promise<ReadonlyMap<string, Fixed>> => {
  const { script, map } = await bundleRuntime()
  const packages = Object.entries(pack.scripts).map(
    ([root, text]) => [`/pkg/${root || '__main__'}`, fixed(text, SCRIPT)] as const,
  )
  return new Map([
    ['/', fixed(SHELL, 'text/html')],
    ['/host.js', fixed(script, SCRIPT)],
    ['/host.js.map', fixed(map, 'application/json')],
    ['/pack.json', fixed(JSON.stringify(pack.meta), 'application/json')],
    ['/templates.js', fixed(pack.templates, SCRIPT)],
    ...packages,
  ])
}

/** Sends 304 to a browser with a valid copy, so that it reuses its compiled code. */
const sendFixed = (request: http.IncomingMessage, response: http.ServerResponse, answer: Fixed): void => {
  const head = { etag: answer.tag, 'cache-control': 'no-cache' }
  if (request.headers['if-none-match'] === answer.tag) {
    response.writeHead(304, head).end()
    return
  }
  response.writeHead(200, { ...head, 'content-type': `${answer.type}; charset=utf-8` }).end(answer.body)
}

const sendFile = (response: http.ServerResponse, root: string, name: string): void => {
  const file = path.join(root, name)
  if (!file.startsWith(root + path.sep) || !existsSync(file))
    return send(response, 'not found', 'text/plain', 404)
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}

/** Serves one built mini-program: the host page, the compiled package, its files, and the way out for requests. */
export const startHost = async (options: HostOptions): Promise<Host> => {
  const dist = path.resolve(options.dist)
  const pack = loadPack(folderDist(dist), options.config)
  if (pack.problems.length > 0 && !options.allowProblems) {
    throw new Error(`the package does not hold:\n- ${pack.problems.join('\n- ')}`)
  }
  const answers = await fixedAnswers(pack)
  const requests: ForwardedRequest[] = []

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
    const known = answers.get(decodeURIComponent(pathname))
    if (known) return sendFixed(request, response, known)
    if (pathname === '/favicon.ico') return send(response, '', 'image/x-icon', 204)
    if (pathname.startsWith('/pkg/')) return send(response, 'throw new Error("no such package")', SCRIPT)
    if (pathname.startsWith('/files/'))
      return sendFile(response, dist, decodeURIComponent(pathname.slice('/files/'.length)))
    if (pathname === '/__request') {
      return forwardRequest(request, response, pack.meta.config.appid, (done) => requests.push(done))
    }
    if (pathname === '/__image') return forwardImage(searchParams.get('url') ?? '', response)
    send(response, 'not found', 'text/plain', 404)
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, String(error), 'text/plain', 500))
  })
  await new Promise<void>((ready) => server.listen(options.port ?? 0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port ?? 0}/`,
    pack,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

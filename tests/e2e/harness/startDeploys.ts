import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const WORKER = '/sw.js'

/** The backend behind an address of its own, on which another build can be deployed. */
export interface Deploys {
  readonly url: string
  /** From now on the app's worker is that of another build. */
  deploy(build: string): void
  close(): void
}

const pass = async (backend: string, request: IncomingMessage, build: string, response: ServerResponse) => {
  const { host: _host, connection: _connection, ...asked } = request.headers
  // Drop the entity tag of another build, so that the answer is never 304.
  const { 'if-none-match': _tag, 'if-modified-since': _since, ...headers } = asked
  const answer = await fetch(backend + (request.url ?? '/'), {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    redirect: 'manual',
  })
  const {
    'content-encoding': _coded,
    'content-length': _length,
    ...kept
  } = Object.fromEntries(answer.headers)
  response.writeHead(answer.status, kept)
  const body = Buffer.from(await answer.arrayBuffer())
  response.end(
    request.url === WORKER && build ? body.toString().replace(/build-\w+/, `build-${build}`) : body,
  )
}

/** Starts it on a free loopback port. */
export const startDeploys = async (backend: string): Promise<Deploys> => {
  let build = ''
  const server = createServer((request, response) => {
    pass(backend, request, build, response).catch(() => response.writeHead(502).end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: (name) => {
      build = name
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

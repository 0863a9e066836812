import { createServer, request } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Serves one HTML text at `/` and everything else from a backend, so that both pages share pictures, headers and origin. */
export const serveBeside = (html: string, backend: string): Promise<{ url: string; close(): void }> =>
  new Promise((resolve) => {
    const page = gzipSync(html)
    const server = createServer((incoming, response) => {
      if (incoming.url === '/') {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
        response.end(page)
        return
      }
      const onward = request(
        new URL(incoming.url ?? '/', backend),
        { headers: incoming.headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        },
      )
      incoming.pipe(onward)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({ url: `http://127.0.0.1:${port}/`, close: () => server.close() })
    })
  })

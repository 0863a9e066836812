import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a third party got. */
interface Seen {
  readonly method: string
  readonly url: string
  readonly authorization: string
  readonly body: string
}

/** A server of somebody else on the loopback address: keeps what it is asked, and answers what a test says. */
export class ThirdParty {
  seen: Seen[] = []
  /** Answers by the beginning of the path; any other is answered with an empty object. */
  answers: Readonly<Record<string, object>> = {}
  status = 200

  private readonly server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      this.seen.push({ method, url, authorization: headers.authorization ?? '', body })
      const answer = Object.entries(this.answers).find(([path]) => url.startsWith(path))?.[1] ?? {}
      response.writeHead(this.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })

  /** Begins to listen; its address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Clears recorded requests and configured answers. */
  reset(): void {
    this.seen = []
    this.answers = {}
    this.status = 200
  }

  stop(): void {
    this.server.close()
  }
}

import { createServer, type IncomingMessage } from 'node:http'

interface PersistedValue {
  readonly type: string
  readonly bytes: Buffer
}

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/** A store that speaks as much of S3 as pictures need, on the loopback address; it takes nothing unsigned. */
export const fakeBucket = async (accessKeyId: string) => {
  const kept = new Map<string, PersistedValue>()
  const state = { isBroken: false }
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const key = request.url ?? ''
      const signed = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`)
      const found = kept.get(key)
      if (!signed) response.writeHead(403)
      else if (state.isBroken) response.writeHead(400)
      else if (request.method === 'PUT')
        kept.set(key, { type: request.headers['content-type'] ?? '', bytes: await bytesOf(request) })
      else if (request.method === 'DELETE') kept.delete(key)
      else if (!found) response.writeHead(404)
      response.end(request.method === 'GET' ? found?.bytes : undefined)
    }
    void answer()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = () => new Promise((stopped) => server.close(stopped))
  return { url: `127.0.0.1:${port}`, kept, state, stop }
}

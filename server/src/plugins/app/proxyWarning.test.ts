import Fastify from 'fastify'
import { registerProxyWarning } from './proxyWarning'

const start = () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } })
  registerProxyWarning(app)
  app.get('/', () => 'ok')
  const get = (headers: Record<string, string>) => app.inject({ url: '/', headers })
  return { get, lines }
}

test('warns once of forwarded addresses that are not trusted, without logging them', async () => {
  const { get, lines } = start()
  for (const address of ['203.0.113.1', '203.0.113.2']) await get({ 'x-forwarded-for': address })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('TRUST_PROXY is not set')
  expect(lines[0]).not.toContain('203.0.113')
})

test('warns of nothing when callers come without a proxy', async () => {
  const { get, lines } = start()
  await get({})
  expect(lines).toEqual([])
})

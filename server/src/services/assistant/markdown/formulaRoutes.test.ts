import Fastify from 'fastify'
import { FORMULA_PATH } from '@/contracts/formulas'
import { DiskWatch } from '../../../db/DiskWatch'
import { registerErrors } from '../../../plugins/app/errors'
import { formulaRoutes } from './formulaRoutes'

/** Routes that count what is hit under each name. */
const start = () => {
  const app = Fastify()
  const hits = new Map<string, number>()
  registerErrors(app, new DiskWatch(() => 0))
  formulaRoutes(app, {
    hit: async (key, limit, _windowMs, count) => {
      const name = key.split(':')[0] ?? key
      hits.set(name, (hits.get(name) ?? 0) + (count ?? 1))
      return (hits.get(name) ?? 0) <= limit
    },
  })
  const get = (tex: string) => app.inject({ method: 'GET', url: FORMULA_PATH, query: { tex } })
  return { get, hits }
}

test('a formula that is opened as a page is sandboxed', async () => {
  const { get } = start()
  const answer = await get('a+b')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('image/svg+xml')
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/)
})

test('a network beyond its time budget gets cached formulas only', async () => {
  const { get, hits } = start()
  expect((await get('a+c')).statusCode).toBe(200)
  expect(hits.get('formula-ms')).toBeGreaterThan(0)
  hits.set('formula-ms', 1_000_000)
  expect((await get('a+d')).statusCode).toBe(429)
  expect((await get('a+c')).statusCode).toBe(200)
})

test('a formula that does not compile or contains a link is not found', async () => {
  const { get } = start()
  for (const tex of ['\\frac{', '\\mmlToken{mtext}[href="https://evil.example"]{x}'])
    expect((await get(tex)).statusCode).toBe(404)
})

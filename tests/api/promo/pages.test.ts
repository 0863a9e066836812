import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { everyRow } from '@/routes/everyRow'
import { matchAddress } from '@/routes/matchAddress'
import { routeIds, routeOf } from '@/routes/routeOf'
import type { RouteId } from '@/routes/table'
import { titleOf } from '@/routes/titleOf'
import { allCalls } from '../../../server/src/services/allCalls'
import { type Backend, startBackend } from '../harness/startBackend'

const HTML = '<!doctype html><html><head><title>研途</title></head><body><div id="app"></div></body></html>'

let backend: Backend
beforeAll(async () => {
  const h5Dir = mkdtempSync(join(tmpdir(), 'yantu-h5-'))
  writeFileSync(join(h5Dir, 'index.html'), HTML)
  backend = await startBackend({ h5Dir })
})
afterAll(() => backend.stop())

const filled = (path: string) => path.replace(/:\w+/g, '127')
const rows = routeIds.map((id) => [id, filled(routeOf(id).path)] as const)
/** Rows whose first screen has a title of its own: authored pages and the home hub. */
const drawsItself = (id: RouteId) =>
  /^(landing\/(promo|market)|home)$/.test(routeOf(id).page) || ['/', '/home-page'].includes(routeOf(id).path)
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

test.each(rows)('%s: %s gets the app with a title and a share head', async (id, url) => {
  const { statusCode, body } = await backend.fastify.inject({ url, headers: { accept: 'text/html' } })
  expect(statusCode).toBe(200)
  expect(body.includes('<div id="app">')).toBe(true)
  expect(body.includes('property="og:title"')).toBe(true)
  const title = /<title>([^<]+)<\/title>/.exec(body)?.[1]
  expect(title).toBe(drawsItself(id) ? title : escape(titleOf(everyRow[id].title)))
})

const calls = allCalls.map((call) => [call.id, call] as const)

test.each(calls)('%s: no page hides it, and it hides no page', async (_, { method, path }) => {
  const url = path.replace(/\{\w+\}/g, 'x')
  expect(method === 'GET' ? matchAddress(url) : undefined).toBeUndefined()
  const { headers } = await backend.fastify.inject({ method, url, headers: { accept: 'text/html' } })
  expect(headers['content-type']).toMatch(/^application\/json/)
})

test.each(['/auth/v1/none', '/score/v9x/', '/base/v1', '/word/v1/none/of/them'])(
  '%s is no page: an unknown call is said in JSON to whoever takes JSON',
  async (url) => {
    const { statusCode, headers } = await backend.fastify.inject({
      url,
      headers: { accept: 'application/json' },
    })
    expect([statusCode, String(headers['content-type']).split(';')[0]]).toEqual([404, 'application/json'])
  },
)

test('a page below a segment that calls use too is a page, and the calls below it stay calls', async () => {
  // /score and /exercises are pages; a call may live under the same first segment.
  const { body } = await backend.fastify.inject({
    url: '/exercises/strength-test',
    headers: { accept: 'text/html' },
  })
  expect(body).toContain('<div id="app">')
  const posted = await backend.fastify.inject({
    method: 'POST',
    url: '/exercises/strength-test',
    payload: {},
  })
  expect(posted.statusCode).toBe(404)
  expect(posted.json()).toMatchObject({ code: 'x404' })
})

import { liveLecture, operateLive } from '@/contracts/course/live'
import { type Backend, startBackend } from '../harness/startBackend'

const LECTURE = 'english-sentence'
const HOUR = 3_600_000

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ operatorKey: 'operator' })
})
afterAll(() => backend.stop())

const operate = (body: object) =>
  backend.send(operateLive, { params: { liveId: `lecture_${LECTURE}` }, body }, undefined, 'operator')
const room = () => backend.ask(liveLecture, { params: { lectureId: LECTURE } })
const get = (url: string) => backend.fastify.inject({ method: 'GET', url })
const addressesOf = (playlist: string) => playlist.split('\n').filter((line) => line.startsWith('/'))
/** Without the tickets, which change with the hours. */
const piecesOf = (playlist: string) =>
  addressesOf(playlist).map((address) => address.replace(/^\/films\/[^/]+/, ''))

beforeEach(async () => {
  const { now } = backend.time
  await operate({ startsAt: now, endsAt: now + HOUR })
})

test('the pieces of a broadcast are behind a ticket, and lie in no open folder', async () => {
  const [piece = ''] = addressesOf((await get((await room()).stream)).body)
  expect((await get(piece)).statusCode).toBe(200)
  expect((await get(piece.replace(/films\/[^/]+/, 'films/zzzzzzzz-aaaa'))).statusCode).toBe(403)
  expect((await get(piece.replace('/live-', '/').replace(/films\/[^/]+/, 'media/live'))).statusCode).toBe(404)
  const cost = await backend.countQueries(async () => {
    for (let watcher = 0; watcher < 20; watcher += 1) await get(piece)
  })
  expect(cost).toBe(0)
})

test('a replay shows what was shown, whatever the content says by then', async () => {
  const shown = piecesOf((await get((await room()).stream)).body)
  await backend.rows(
    `update content_items set data = jsonb_set(data, '{pieces}', '[7, 7]') where kind = 'live-clip' returning 1`,
  )
  backend.time.now += 60_000
  const later = piecesOf((await get((await room()).stream)).body)
  await operate({ endsAt: backend.time.now })
  backend.time.now += 2000
  const replay = await get((await room()).recording)
  expect(replay.body).toContain('#EXT-X-ENDLIST')
  expect(new Set(piecesOf(replay.body))).toEqual(new Set([...shown, ...later]))
  expect(replay.body).not.toContain('#EXTINF:7.000')
})

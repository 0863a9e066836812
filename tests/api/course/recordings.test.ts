import { liveLecture, liveLesson, operateLive } from '@/contracts/course/live'
import type { Backend } from '../harness/startBackend'
import { type Shop, startShop } from '../harness/startShop'

const WEEK = 7 * 24 * 3_600_000

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop({ operatorKey: 'operator' })
  backend = shop.backend
})
afterAll(() => backend.stop())

const get = (url = '') => backend.fastify.inject({ method: 'GET', url })

test('an open lecture is there whole once it is over, and not before', async () => {
  const room = () => backend.ask(liveLecture, { params: { lectureId: 'english-sentence' } })
  const { liveId, recording } = await room()
  const runs = (startsAt: number, endsAt: number) =>
    backend.send(operateLive, { params: { liveId }, body: { startsAt, endsAt } }, undefined, 'operator')
  await runs(backend.time.now - 3_600_000, backend.time.now + 1)
  expect((await get(recording)).statusCode).toBe(409)
  await runs(backend.time.now - 3_600_000, backend.time.now)
  // The answer of before serves everybody for a second.
  backend.time.now += 1001
  const { body: playlist, headers } = await get((await room()).recording)
  expect(headers['content-type']).toBe('application/vnd.apple.mpegurl')
  expect(playlist).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
  expect(playlist.match(/#EXTINF/g)?.length).toBeGreaterThan(300)
  expect((await get(recording.replace(/films\/[^/]+/, 'films/zzzzzzzz-aaaa'))).statusCode).toBe(403)
})

test('who missed a live lesson sees the one of the week before', async () => {
  const [row] = await backend.rows(
    `select lesson_id from lessons where goods_id = '270001' and kind = 'live'`,
  )
  const { uid, token, own } = await shop.buyer()
  await own('270001')
  const params = { uid, goodsId: '270001', lessonId: String(row?.['lesson_id']) }
  const { startsAt, recording, earlier } = await backend.ask(liveLesson, { params }, token)
  expect(earlier?.startsAt).toBe(startsAt - WEEK)
  const statuses = [await get(recording), await get(earlier?.recording)].map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([409, 200])
})

import { salesClue } from '@/contracts/gaoshou/salesClues'
import { activityReport } from '@/contracts/tracking/activityReport'
import { pageEvents } from '@/contracts/tracking/pageEvents'
import { addressOf } from '../harness/addressOf'
import { type Backend, startBackend } from '../harness/startBackend'

const PROMOTION = '127'
const PAGE = '/market/summer-gold/127'
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ operatorKey: 'key' })
})
afterAll(() => backend.stop())

let sent = 0
const event = (type: 1 | 2 | 3, more: object = {}) => ({
  id: `event-${String((sent += 1)).padStart(6, '0')}`,
  type,
  page: PAGE,
  at: backend.time.now,
  context: { promotionId: PROMOTION },
  ...more,
})
const send = (events: object[], device: string) =>
  backend.fastify.inject({
    method: 'POST',
    url: addressOf(pageEvents, {}),
    headers: { d: device },
    payload: { events },
  })
const report = async (query: Record<string, string> = {}, key = 'key') => {
  const answer = await backend.fastify.inject({
    url: addressOf(activityReport, { params: { promotionId: PROMOTION }, query }),
    headers: { 'x-operator-key': key },
  })
  return answer.statusCode === 200 ? (answer.json() as { result: unknown }).result : answer.statusCode
}

test('views, visitors, clicks, logins, leads by day and dwell by tab, each event once', async () => {
  const first = [event(1), event(2, { tab: '13', duration: 4000 }), event(3, { name: 'button' })]
  await send(first, 'device-aaaa')
  await send(first, 'device-aaaa')
  await send([event(1), event(1), event(3, { name: 'login' })], 'device-aaaa')
  await send(
    [event(1), event(2, { tab: '13', duration: 2500 }), event(2, { tab: '11', duration: 900 })],
    'device-bbbb',
  )
  await send([event(1, { context: { promotionId: '27' } })], 'device-cccc')
  await backend.ask(salesClue, {
    body: { phone: '13900000001', promotionId: PROMOTION, extra: { name: '王研' } },
  })
  backend.time.now += 86_400_000
  await send([event(1)], 'device-bbbb')

  expect(await report()).toEqual({
    days: [
      { day: '2026-11-21', views: 4, visitors: 2, clicks: 1, logins: 1, leads: 1 },
      { day: '2026-11-22', views: 1, visitors: 1, clicks: 0, logins: 0, leads: 0 },
    ],
    tabs: [
      { page: PAGE, tab: '13', looks: 2, dwell: 6500 },
      { page: PAGE, tab: '11', looks: 1, dwell: 900 },
    ],
  })
  const dayTwo = { from: String(backend.time.now), to: String(backend.time.now + 1) }
  expect(await report(dayTwo)).toMatchObject({ days: [{ day: '2026-11-22' }], tabs: [] })
})

test('nobody but an operator reads it', async () => {
  expect([await report({}, 'wrong'), await report({}, '')]).toEqual([403, 403])
})

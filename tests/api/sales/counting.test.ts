import { pageEvents } from '@/contracts/tracking/pageEvents'
import { seededRandom } from '@/lib/seededRandom'
import { type Backend, startBackend } from '../harness/startBackend'
import { OPERATOR_KEY } from '../staff/staffWorld'
import { Counter } from '../../../server/src/services/sales/figures/Counter'
import { from } from './salesWorld'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR_KEY })
})
afterAll(() => backend.stop())

const DAY_MS = 86_400_000

/** Counts all events again, from end to end. */
const recount = () =>
  backend.rows(`select promotion_id, day_in_china(at) as day, count(*) filter (where type = 1)::int as views,
      count(distinct coalesce(uid::text, device, id)) filter (where type = 1)::int as visitors,
      count(*) filter (where type = 3 and name not in ('login', 'register'))::int as clicks,
      coalesce(sum(duration) filter (where type = 2), 0)::int as dwell
    from page_events where promotion_id is not null group by 1, 2 order by 1, 2`)

const counted = () =>
  backend.rows(
    `select promotion_id, day, views, visitors, clicks, dwell::int as dwell from activity_days order by 1, 2`,
  )

test('days are exact against a recount: repeated ids, late events, two processes', async () => {
  const random = seededRandom('counting').next
  const pick = (most: number) => Math.floor(random() * most)
  const ids: string[] = []
  for (let round = 0; round < 12; round += 1) {
    const events = Array.from({ length: 30 }, () => {
      const isRepeated = ids.length > 0 && pick(5) === 0
      const id = isRepeated ? (ids[pick(ids.length)] ?? '') : `event-${String(ids.length).padStart(6, '0')}`
      if (!isRepeated) ids.push(id)
      const type = ([1, 2, 3] as const)[pick(3)] ?? 1
      return {
        id,
        type,
        page: '/market/x',
        at: backend.time.now - pick(3) * DAY_MS - pick(DAY_MS),
        ...(type === 2 && { duration: pick(60_000) }),
        ...(type === 3 && { name: pick(2) ? 'login' : 'buy' }),
        context: { promotionId: String(127 + pick(3)) },
      }
    })
    const answer = await from(backend, `device-${String(pick(6)).padStart(4, '0')}`, pageEvents, {
      body: { events },
    })
    expect(answer.statusCode).toBe(200)
    if (round % 3 === 0) await Promise.all([new Counter(backend.db).drain(), new Counter(backend.db).drain()])
    backend.time.now += pick(DAY_MS / 8)
  }
  await new Counter(backend.db).drain()
  expect(await counted()).toEqual(await recount())
  expect(await backend.rows('select 1 as one from sales_counting')).toEqual([])
})

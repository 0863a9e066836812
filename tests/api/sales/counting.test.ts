import { pageEvents } from '@/contracts/tracking/pageEvents'
import { seededRandom } from '@/lib/seededRandom'
import { type Backend, startBackend } from '../harness/startBackend'
import { addMember, OPERATOR_KEY } from '../staff/staffWorld'
import { Counter } from '../../../server/src/services/sales/figures/Counter'
import { from, leaveLead, loginOn, makeLink, payOrder, visit } from './salesWorld'

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

/** Days of activities and of members, counted from leads, orders, registrations and visits from end to end. */
const recountMoney = () =>
  backend.rows(`select d.promotion_id, d.day,
      (select count(*)::int from sales_clues c where c.promotion_id = d.promotion_id and day_in_china(c.created_at) = d.day) as leads,
      (select count(*)::int from order_sources o where o.kind = 'paid' and o.promotion_id = d.promotion_id and day_in_china(o.at) = d.day) as orders,
      (select coalesce(sum(o.amount), 0)::int from order_sources o where o.promotion_id = d.promotion_id and day_in_china(o.at) = d.day) as amount
    from (select promotion_id, day_in_china(created_at) as day from sales_clues
      union select promotion_id, day_in_china(at) from order_sources) d order by 1, 2`)

const countedMoney = () =>
  backend.rows(`select promotion_id, day, leads, orders, amount::int as amount from activity_days
    where leads > 0 or orders > 0 or exists (select 1 from order_sources o where o.promotion_id = activity_days.promotion_id
      and day_in_china(o.at) = activity_days.day) order by 1, 2`)

const recountStaff = () =>
  backend.rows(`with days as (
      select c.staff_id, c.promotion_id, day_in_china(c.created_at) as day, 1 as leads, 0 as orders, 0 as refunds, 0 as amount, 0 as visits, 0 as registrations
        from sales_clues c where c.staff_id is not null
      union all select staff_id, promotion_id, day_in_china(at), 0, (kind = 'paid')::int, (kind = 'refund')::int, amount, 0, 0
        from order_sources where staff_id is not null and held is null
      union all select k.staff_id, k.promotion_id, day_in_china(v.at), 0, 0, 0, 0, 1, 0
        from link_visits v join sales_links k on k.code = v.code where v.held is null
      union all select staff_id, promotion_id, day_in_china(registered_at), 0, 0, 0, 0, 0, 1
        from account_sources where staff_id is not null and held is null)
    select staff_id, promotion_id, day, sum(leads)::int as leads, sum(orders)::int as orders, sum(refunds)::int as refunds,
      sum(amount)::int as amount, sum(visits)::int as visits, sum(registrations)::int as registrations
    from days group by 1, 2, 3 order by 1, 2, 3`)

const countedStaff = () =>
  backend.rows(`select staff_id, promotion_id, day, leads, orders, refunds, amount::int as amount, visits, registrations
    from staff_days where leads + orders + refunds + visits + registrations > 0 order by 1, 2, 3`)

test('leads, orders, money and members are exact against a recount', async () => {
  const random = seededRandom('money').next
  const pick = (most: number) => Math.floor(random() * most)
  const agents = [
    await addMember(backend, 'count.a', 'agent', 'shanxi'),
    await addMember(backend, 'count.b', 'agent', 'shanxi'),
  ]
  const codes: string[] = []
  for (const agent of agents) codes.push((await makeLink(backend, agent)).code)
  const learners: { uid: string; token: string }[] = []
  for (let round = 0; round < 30; round += 1) {
    const device = `device-money-${round % 7}`
    const code = codes[pick(2)] ?? ''
    await visit(backend, device, code)
    if (round < 5) learners.push(await loginOn(backend, device, `1370009000${round}`))
    const phone = `1370008${String(pick(6)).padStart(4, '0')}`
    const learner = learners[pick(learners.length)]
    if (pick(2)) await leaveLead(backend, device, { phone, promotionId: String(127 + pick(2)) })
    if (learner && pick(2)) await payOrder(backend, `money-${round}`, learner.uid, 100 + pick(900), '127')
    if (pick(3) === 0)
      await backend.rows(`update orders set status = 'refunded', closed_at = paid_at + interval '1 day'
        where order_id = 'money-${pick(round + 1)}' and status = 'paid' returning 1 as one`)
    if (round % 4 === 0) await Promise.all([new Counter(backend.db).drain(), new Counter(backend.db).drain()])
    backend.time.now += pick(DAY_MS / 6)
  }
  // A lead that changes hands counts for the other member.
  await backend.rows(
    `update sales_clues set staff_id = '${agents[1]?.staffId}' where staff_id = '${agents[0]?.staffId}' returning 1 as one`,
  )
  await new Counter(backend.db).drain()
  expect(await countedMoney()).toEqual(await recountMoney())
  const staff = await countedStaff()
  expect(staff).toEqual(await recountStaff())
  expect(staff.some(({ refunds }) => Number(refunds) > 0)).toBe(true)
})

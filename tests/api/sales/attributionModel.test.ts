import { burstLimits } from '@/domain/sales/attribution'
import { createLink, linkVisit } from '@/contracts/sales/links'
import { decideHold } from '@/contracts/sales/figures'
import { seededRandom } from '@/lib/seededRandom'
import { type Backend, startBackend } from '../harness/startBackend'
import { addMember, type Member, OPERATOR_KEY } from '../staff/staffWorld'
import { from, loginOn, makeLink, payOrder } from './salesWorld'

const DAY = 86_400_000
const WINDOW = 30 * DAY
const DEVICES = 6
const PHONES = 5

let backend: Backend
let members: readonly Member[]
let manager: Member
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR_KEY })
  members = [
    await addMember(backend, 'model.a', 'agent', 'shanxi'),
    await addMember(backend, 'model.b', 'agent', 'shanxi'),
  ]
  manager = await addMember(backend, 'model.m', 'branchManager', 'shanxi')
})
afterAll(() => backend.stop())

interface Visit {
  readonly id: string
  readonly device: string
  readonly code: string
  readonly at: number
}

/** The rule in words, over lists instead of tables. */
class Model {
  readonly visits: Visit[] = []
  /** When an account first logged in on a device. */
  readonly devices = new Map<string, number>()
  readonly sources = new Map<string, string | null>()
  readonly orders: { readonly id: string; readonly code: string | null; readonly last: string | null }[] = []

  private seen(uid: string, at: number): Visit[] {
    return this.visits
      .filter((one) => (this.devices.get(`${one.device}|${uid}`) ?? Infinity) <= at)
      .filter((one) => one.at <= at && at - one.at < WINDOW)
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  }

  login(uid: string, device: string, at: number): void {
    const key = `${device}|${uid}`
    if (!this.devices.has(key)) this.devices.set(key, at)
    if (!this.sources.has(uid)) this.sources.set(uid, this.seen(uid, at)[0]?.code ?? null)
  }

  order(id: string, uid: string, at: number): void {
    const last = this.seen(uid, at).at(-1)?.code ?? null
    this.orders.push({ id, code: this.sources.get(uid) ?? null, last })
  }
}

test('random walks of visits, logins and orders end as the rule in words says', async () => {
  const random = seededRandom('attribution').next
  const pick = (most: number) => Math.floor(random() * most)
  const codes: string[] = []
  for (const { token } of [...members, ...members]) {
    const body = { page: 'summerGold', promotionId: '127', days: 365 } as const
    codes.push((await backend.ask(createLink, { body }, token)).code)
  }
  const model = new Model()
  for (let step = 0; step < 140; step += 1) {
    backend.time.now += 120_000 + (pick(6) === 0 ? pick(6 * DAY) : 0)
    const device = `model-device-${pick(DEVICES)}`
    const what = pick(4)
    if (what < 2) {
      const one = {
        id: `model-visit-${String(step).padStart(4, '0')}`,
        device,
        code: codes[pick(codes.length)] ?? '',
        at: backend.time.now,
      }
      await from(backend, device, linkVisit, { body: { id: one.id, code: one.code } })
      model.visits.push(one)
    } else if (what === 2) {
      const { uid } = await loginOn(backend, device, `1380001000${pick(PHONES)}`)
      model.login(uid, device, backend.time.now)
    } else if (model.sources.size > 0) {
      const uid = [...model.sources.keys()][pick(model.sources.size)] ?? ''
      await payOrder(backend, `model-order-${step}`, uid, 100)
      model.order(`model-order-${step}`, uid, backend.time.now)
      // The queue comes to an order now, or after later visits and devices.
      if (pick(2)) await backend.runChores()
    }
  }
  await backend.runChores()
  const rows = await backend.rows(
    `select order_id as id, code, last_code as last from order_sources where order_id like 'model-order-%'`,
  )
  const byId = (a: { id?: unknown }, b: { id?: unknown }) => (String(a.id) < String(b.id) ? -1 : 1)
  expect(model.orders.length).toBeGreaterThan(15)
  expect(model.orders.some(({ code, last }) => code !== null && last !== code)).toBe(true)
  expect([...rows].sort(byId)).toEqual([...model.orders].sort(byId))
  const sources = await backend.rows('select uid::text as uid, code from account_sources')
  expect(new Map(sources.map(({ uid, code }) => [String(uid), code]))).toEqual(model.sources)
})

describe('what waits', () => {
  const burst = async (code: string) => {
    for (let turn = 0; turn <= burstLimits.visitsAnHour; turn += 1)
      await from(backend, `hall-${code}-${turn}`, linkVisit, { body: { id: `hall-${code}-${turn}`, code } })
  }
  const orderOf = async (id: string) =>
    await backend.rows(
      `select staff_id, held, amount from order_sources where order_id = '${id}' order by kind`,
    )

  beforeAll(async () => {
    // The walk took longer than a session lasts.
    members = [await addMember(backend, 'model.c', 'agent', 'shanxi')]
    manager = await addMember(backend, 'model.n', 'branchManager', 'shanxi')
  })

  const decide = (kind: 'visit' | 'registration' | 'order', id: string, accept: boolean) =>
    backend.send(decideHold, { params: { id }, body: { kind, accept } }, manager.token)

  test.each([
    { accept: true, phone: '13800020001' },
    { accept: false, phone: '13800020002' },
  ])('orders wait with their registration: accepted $accept', async ({ accept, phone }) => {
    const agent = members[0] as Member
    const { code } = await makeLink(backend, agent)
    await burst(code)
    const { uid } = await loginOn(backend, `hall-${code}-${burstLimits.visitsAnHour}`, phone)
    const id = `waiting-${phone}`
    await payOrder(backend, id, uid, 900)
    await backend.runChores()
    expect(await orderOf(id)).toEqual([{ staff_id: agent.staffId, held: 'registration', amount: 900 }])
    expect((await decide('order', id, true)).status).toBe(404)
    await backend.rows(
      `update orders set status = 'refunded', closed_at = now() where order_id = '${id}' returning 1 as one`,
    )
    await backend.runChores()
    expect((await decide('registration', uid, accept)).status).toBe(200)
    const staff_id = accept ? agent.staffId : null
    expect(await orderOf(id)).toEqual([
      { staff_id, held: null, amount: 900 },
      { staff_id, held: null, amount: -900 },
    ])
    expect((await decide('registration', uid, accept)).status).toBe(404)
  })

  test('held visits count when a manager says so, and never when they are dropped', async () => {
    const agent = members[0] as Member
    const [good, bad] = [await makeLink(backend, agent), await makeLink(backend, agent)]
    for (const { code } of [good, bad]) await burst(code)
    expect((await decide('visit', good.code, true)).status).toBe(200)
    expect((await decide('visit', bad.code, false)).status).toBe(200)
    const rows = await backend.rows(
      `select code, count(*) filter (where held is null)::int as counted from link_visits
       where code in ('${good.code}', '${bad.code}') group by code order by counted`,
    )
    expect(rows).toEqual([
      { code: bad.code, counted: burstLimits.visitsAnHour },
      { code: good.code, counted: burstLimits.visitsAnHour + 1 },
    ])
    expect((await decide('visit', bad.code, true)).status).toBe(404)
    expect(
      (
        await backend.send(
          decideHold,
          { params: { id: good.code }, body: { kind: 'visit', accept: true } },
          agent.token,
        )
      ).status,
    ).toBe(403)
  })
})

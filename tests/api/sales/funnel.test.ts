import * as clues from '@/contracts/sales/clues'
import {
  activities,
  activity,
  allRanks,
  exportActivities,
  holds,
  decideHold,
  ranks,
} from '@/contracts/sales/figures'
import { salesLinks } from '@/contracts/sales/links'
import { type Backend, startBackend } from '../harness/startBackend'
import { addMember, type Member, OPERATOR_KEY } from '../staff/staffWorld'
import { leaveLead, loginOn, makeLink, payOrder, visit } from './salesWorld'

let backend: Backend
let agent: Member
let manager: Member
let head: Member
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR_KEY })
  agent = await addMember(backend, 'agent.a', 'agent', 'shanxi')
  manager = await addMember(backend, 'manager.a', 'branchManager', 'shanxi')
  head = await addMember(backend, 'head.a', 'headOffice')
})
afterAll(() => backend.stop())

const ownLinks = async (member: Member) => {
  await backend.runChores()
  return (await backend.ask(salesLinks, { query: {} }, member.token)).list
}

test('a link leads from the visit to the order, and every number follows', async () => {
  const { code } = await makeLink(backend, agent)
  await visit(backend, 'device-phone', code)
  await visit(backend, 'device-phone', code)
  await visit(backend, 'device-laptop', code)
  const learner = await loginOn(backend, 'device-phone', '13800000001')
  await loginOn(backend, 'device-laptop', '13800000001')
  const lead = await leaveLead(
    backend,
    'device-phone',
    { phone: '13800000001', promotionId: '127', inviteCode: 'YT0003' },
    learner.token,
  )
  await payOrder(backend, 'order-1', learner.uid, 50_000)
  const [link] = await ownLinks(agent)
  expect(link).toMatchObject({ code, visits: 3, visitors: 1, registrations: 1, orders: 1, amount: 50_000 })
  const detail = await backend.ask(clues.clue, { params: { id: lead } }, agent.token)
  expect(detail).toMatchObject({ phone: '138****0001', state: 'new', ownerId: agent.staffId })
  const days = { from: '2026-11-21', to: '2026-11-21' }
  const seen = await backend.ask(activity, { params: { promotionId: '127' }, query: days }, head.token)
  expect(seen.days).toMatchObject([{ leads: 1, orders: 1, amount: 50_000 }])
  const board = await backend.ask(ranks, { query: { span: 'day' } }, agent.token)
  expect(board.mine).toMatchObject({ rank: 1, orders: 1, amount: 50_000 })
  const all = await backend.ask(allRanks, { query: { by: 'branch' } }, head.token)
  expect(all.list).toMatchObject([{ id: 'shanxi', orders: 1 }])
})

test('a refund is a negative row of its own', async () => {
  await backend.rows(
    "update orders set status = 'refunded', closed_at = now() where order_id = 'order-1' returning 1 as one",
  )
  const [link] = await ownLinks(agent)
  expect(link).toMatchObject({ orders: 1, amount: 0 })
  const rows = await backend.rows(
    "select kind, amount from order_sources where order_id = 'order-1' order by amount",
  )
  expect(rows).toEqual([
    { kind: 'refund', amount: -50_000 },
    { kind: 'paid', amount: 50_000 },
  ])
})

test('the first eligible link stays, the last one stands beside the order', async () => {
  const first = await makeLink(backend, agent)
  const second = await makeLink(backend, manager)
  await visit(backend, 'device-two', first.code)
  backend.time.now += 1000
  await visit(backend, 'device-two', second.code)
  const learner = await loginOn(backend, 'device-two', '13800000002')
  await payOrder(backend, 'order-2', learner.uid, 100)
  await backend.runChores()
  const [row] = await backend.rows("select code, last_code from order_sources where order_id = 'order-2'")
  expect(row).toEqual({ code: first.code, last_code: second.code })
})

test('an account that existed before the visit counts as no registration', async () => {
  const { code } = await makeLink(backend, agent)
  await loginOn(backend, 'device-old', '13800000003')
  backend.time.now += 10 * 60_000
  await visit(backend, 'device-old', code)
  await loginOn(backend, 'device-old', '13800000003')
  const link = (await ownLinks(agent)).find((one) => one.code === code)
  expect(link).toMatchObject({ visits: 1, registrations: 0 })
})

test('an order of the member’s own account is held until a manager decides', async () => {
  const { code } = await makeLink(backend, agent)
  await visit(backend, 'device-self', code)
  const learner = await loginOn(backend, 'device-self', agent.phone)
  expect(learner.uid).toBeTruthy()
  const held = await backend.ask(holds, {}, manager.token)
  expect(held).toMatchObject([{ kind: 'registration', reason: 'self' }])
  const [{ id } = { id: '' }] = held
  const decision = { params: { id }, body: { kind: 'registration', accept: false } } as const
  await backend.ask(decideHold, decision, manager.token)
  expect(await backend.ask(holds, {}, manager.token)).toEqual([])
})

test('sums by branch agree with those of its members, and every table can be exported in reach', async () => {
  const span = { from: '2026-11-21', to: '2026-11-23' }
  const far = await addMember(backend, 'manager.far', 'branchManager', 'anhui')
  const seen = await backend.ask(activities, { query: span }, head.token)
  const sum = (field: 'visits' | 'orders' | 'amount') => seen.people.reduce((all, one) => all + one[field], 0)
  expect(seen.branches).toMatchObject([
    { branchId: 'shanxi', visits: sum('visits'), orders: sum('orders'), amount: sum('amount') },
  ])
  expect((await backend.ask(activities, { query: span }, agent.token)).branches).toEqual([])
  expect((await backend.ask(activities, { query: span }, far.token)).branches).toEqual([])
  const exported = async (member: Member, body: object) =>
    backend.send(exportActivities, { body: { ...span, ...body } }, member.token)
  const rowsOf = ({ result }: { result: unknown }) => (result as { rows: number; csv: string }).rows
  expect(rowsOf(await exported(manager, { table: 'branches' }))).toBe(1)
  expect(rowsOf(await exported(manager, { table: 'people' }))).toBe(seen.people.length)
  expect(rowsOf(await exported(far, { table: 'people' }))).toBe(0)
  expect(rowsOf(await exported(head, { table: 'days', promotionId: '127' }))).toBeGreaterThan(0)
  expect((await exported(head, { table: 'days' })).status).toBe(400)
  expect((await exported(agent, { table: 'people' })).status).toBe(403)
  const logged = await backend.rows(
    "select detail ->> 'table' as listed from staff_audit where action = 'activity.export' order by id",
  )
  expect(logged.map(({ listed }) => listed)).toEqual(['branches', 'people', 'people', 'days'])
})

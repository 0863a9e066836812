import md5 from 'md5'
import * as v from 'valibot'
import {
  addStaff,
  confirmIdentity,
  identityClaims,
  lockStaff,
  resetStaff,
  unlockStaff,
} from '@/contracts/staff/accounts'
import * as session from '@/contracts/staff/session'
import { staffAudit } from '@/contracts/staff/audit'
import { type Backend, startBackend } from '../harness/startBackend'
import { addMember, logIn, OPERATOR_KEY } from './staffWorld'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR_KEY })
})
afterAll(() => backend.stop())

const byKey = (contract: Parameters<Backend['send']>[0], parts: Parameters<Backend['send']>[1]) =>
  backend.send(contract, parts, undefined, OPERATOR_KEY)

const tryPassword = (loginName: string, password: string) =>
  backend.call(session.staffLogin, { body: { loginName, password: md5(password) } })

test('a session ends after eight hours', async () => {
  const { token } = await addMember(backend, 'eight.hours', 'branchStaff', 'shanxi')
  backend.time.now += 8 * 3_600_000 - 1000
  expect((await backend.call(session.staffMe, {}, token)).status).toBe(200)
  backend.time.now += 1000
  expect((await backend.call(session.staffMe, {}, token)).status).toBe(401)
})

test('five wrong passwords lock the name, known or not, also for the right password', async () => {
  const { loginName, password } = await addMember(backend, 'five.tries', 'agent', 'shanxi')
  for (const name of [loginName, 'not.there']) {
    for (let turn = 0; turn < 5; turn += 1) expect((await tryPassword(name, 'wrong')).code).toBe('Y40001')
    expect((await tryPassword(name, password)).code).toBe('Y42301')
  }
  backend.time.now += 15 * 60_000
  expect((await tryPassword(loginName, password)).status).toBe(200)
})

test('a login costs the same statements for an unknown name, a wrong password and a locked account', async () => {
  const known = await addMember(backend, 'timing.known', 'agent', 'shanxi')
  const locked = await addMember(backend, 'timing.locked', 'agent', 'shanxi')
  await byKey(lockStaff, { params: { loginName: locked.loginName }, body: {} })
  const costs = []
  for (const name of ['timing.nobody', known.loginName, locked.loginName])
    costs.push(await backend.countQueries(() => tryPassword(name, 'wrong')))
  expect(new Set(costs).size).toBe(1)
})

test('a locked account is out at once, and unlocking brings no old session back', async () => {
  const member = await addMember(backend, 'locked.one', 'branchStaff', 'shanxi')
  const params = { loginName: member.loginName }
  await byKey(lockStaff, { params, body: { reason: '离职' } })
  expect((await backend.call(session.staffMe, {}, member.token)).status).toBe(401)
  expect((await tryPassword(member.loginName, member.password)).code).toBe('Y42360')
  expect((await tryPassword(member.loginName, 'wrong')).code).toBe('Y40001')
  await byKey(unlockStaff, { params })
  expect((await backend.call(session.staffMe, {}, member.token)).status).toBe(401)
  expect((await tryPassword(member.loginName, member.password)).status).toBe(200)
})

test('head office and operators need the code beside the password, and no phone login goes around it', async () => {
  const member = await addMember(backend, 'head.one', 'headOffice')
  backend.time.now += 60_000
  const first = await tryPassword(member.loginName, member.password)
  expect(first.result).toMatchObject({ kind: 'challenge', phone: expect.stringMatching(/^137\*{4}\d{4}$/) })
  const { ticket } = v.parse(v.object({ ticket: v.string() }), first.result)
  const wrong = await backend.call(session.staffCodeLogin, { body: { ticket, code: '000000' } })
  expect(wrong.code).toBe('Y40002')
  await backend.ask(session.staffCode, { body: { phone: member.phone } })
  const code = await backend.inbox(member.phone)
  const around = await backend.call(session.staffCodeLogin, { body: { phone: member.phone, code } })
  expect(around.code).toBe('Y40060')
})

test('a code of a learner opens no staff session', async () => {
  const member = await addMember(backend, 'code.kind', 'branchStaff', 'shanxi')
  const code = await backend.codeFor(member.phone)
  const answer = await backend.call(session.staffCodeLogin, { body: { phone: member.phone, code } })
  expect(answer.code).toBe('Y40002')
})

test('branch staff log in by phone and code; a phone without an account gets a code and no session', async () => {
  const member = await addMember(backend, 'by.phone', 'branchStaff', 'shanxi')
  for (const [phone, status] of [
    [member.phone, 200],
    ['13611112222', 400],
  ] as const) {
    await backend.ask(session.staffCode, { body: { phone } })
    const code = await backend.inbox(phone)
    const answer = await backend.call(session.staffCodeLogin, { body: { phone, code } })
    expect(answer.status).toBe(status)
  }
})

test('the first password opens the own account alone until it is replaced; a reset ends all sessions', async () => {
  const member = await addMember(backend, 'first.password', 'branchManager', 'shanxi')
  const reset = await byKey(resetStaff, { params: { loginName: member.loginName } })
  const { password } = v.parse(resetStaff.response, reset.result)
  expect((await backend.call(session.staffMe, {}, member.token)).status).toBe(401)
  const token = await logIn(backend, { ...member, password })
  expect((await backend.call(identityClaims, {}, token)).code).toBe('Y40361')
  const body = { old: md5(password), password: md5('another-one') }
  await backend.ask(session.staffPassword, { body }, token)
  expect((await backend.call(identityClaims, {}, token)).status).toBe(200)
})

test('only a manager of the same branch confirms an identity', async () => {
  const manager = await addMember(backend, 'manager.shanxi', 'branchManager', 'shanxi')
  const other = await addMember(backend, 'manager.anhui', 'branchManager', 'anhui')
  const newcomer = await addMember(backend, 'new.comer', 'branchStaff')
  expect((await backend.call(identityClaims, {}, newcomer.token)).code).toBe('Y403')
  const claim = { body: { branchId: 'shanxi', employeeNo: 'SX-77' } }
  const me = await backend.ask(session.claimIdentity, claim, newcomer.token)
  expect(me).toMatchObject({ isConfirmed: false, branchId: null, claim: { employeeNo: 'SX-77' } })
  const decision = { params: { id: newcomer.staffId }, body: { accept: true } }
  expect((await backend.ask(identityClaims, {}, other.token)).list).toEqual([])
  expect((await backend.call(confirmIdentity, decision, other.token)).status).toBe(404)
  expect((await backend.ask(identityClaims, {}, manager.token)).list).toHaveLength(1)
  await backend.ask(confirmIdentity, decision, manager.token)
  const after = await backend.ask(session.staffMe, {}, newcomer.token)
  expect(after).toMatchObject({ isConfirmed: true, branchId: 'shanxi', claim: null })
  const taken = await backend.call(session.claimIdentity, claim, other.token)
  expect(taken.code).toBe('Y40963')
})

test('a manager confirms neither another manager nor himself', async () => {
  const manager = await addMember(backend, 'manager.beijing', 'branchManager', 'beijing')
  const body = { branchId: 'beijing', employeeNo: 'BJ-9' }
  await backend.ask(session.claimIdentity, { body }, manager.token)
  const decision = { params: { id: manager.staffId }, body: { accept: true } }
  expect((await backend.call(confirmIdentity, decision, manager.token)).status).toBe(404)
})

test('an operator account makes no operator and no head office, and resets none', async () => {
  const operator = await addMember(backend, 'operator.one', 'operator')
  const head = await addMember(backend, 'head.two', 'headOffice')
  const body = { loginName: 'climber', name: '小满', phone: '13500000001', role: 'operator' } as const
  expect((await backend.call(addStaff, { body }, operator.token)).code).toBe('Y40362')
  const params = { loginName: head.loginName }
  expect((await backend.call(resetStaff, { params }, operator.token)).code).toBe('Y40362')
  const agent = { ...body, role: 'agent' } as const
  expect((await backend.call(addStaff, { body: agent }, operator.token)).status).toBe(200)
})

test('the audit log holds logins and uses of the key, and takes no change', async () => {
  const head = await addMember(backend, 'head.audit', 'headOffice')
  const { list } = await backend.ask(staffAudit, { query: { size: '100' } }, head.token)
  const actions = new Set(list.map(({ action }) => action))
  expect(actions).toContain('login')
  expect(actions).toContain('key.used')
  for (const change of [
    "update staff_audit set action = 'x' returning 1 as one",
    'delete from staff_audit returning 1 as one',
    'truncate staff_audit',
  ])
    await expect(backend.rows(change)).rejects.toThrow()
})

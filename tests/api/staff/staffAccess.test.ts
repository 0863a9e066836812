import { isStaffOnly, permissionIn } from '@/contracts/staff/staff'
import { staffRoles, staffScope, type StaffRole } from '@/domain/staff/permissions'
import { needsBranch } from '@/domain/staff/staffRules'
import { allCalls } from '../../../server/src/services/allCalls'
import { addressOf } from '../harness/addressOf'
import { type Backend, startBackend } from '../harness/startBackend'
import { addMember, type Member, OPERATOR_KEY } from './staffWorld'

let backend: Backend
let learner: { uid: string; token: string }
const members = new Map<StaffRole, Member>()
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR_KEY })
  learner = await backend.login('13900000001')
  for (const role of staffRoles)
    members.set(role, await addMember(backend, `${role}.one`, role, needsBranch(role) ? 'shanxi' : undefined))
})
afterAll(() => backend.stop())

const forStaff = allCalls.filter(({ allows }) => isStaffOnly(allows))
const permissionOf = (allows: string) => (isStaffOnly(allows) ? permissionIn(allows) : 'operate')

const statusFor = async (contract: (typeof allCalls)[number], headers: Record<string, string>) => {
  const names = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map((name) => [name, name === 'uid' ? learner.uid : 'nobody-1']))
  const { method } = contract
  const answer = await backend.fastify.inject({ method, url: addressOf(contract, { params }), headers })
  return answer.statusCode
}
const bearer = (token = '') => ({ authorization: `Bearer ${token}` })

const rows = forStaff.filter(({ id }) => id !== 'staff.logout').map((call) => [call.id, call] as const)

describe.each(rows)('%s', (_, contract) => {
  test('refuses strangers, learners, forged tokens and the operator key with 401', async () => {
    expect(await statusFor(contract, {})).toBe(401)
    expect(await statusFor(contract, bearer(learner.token))).toBe(401)
    expect(await statusFor(contract, bearer(`staff.${'x'.repeat(43)}`))).toBe(401)
    expect(await statusFor(contract, { 'x-operator-key': OPERATOR_KEY })).toBe(401)
  })

  test.each(staffRoles)('answers %s by the table of permissions', async (role) => {
    const may = staffScope(role, permissionOf(contract.allows)) !== undefined
    const status = await statusFor(contract, bearer(members.get(role)?.token))
    if (may) expect([200, 400, 404, 409]).toContain(status)
    else expect(status).toBe(403)
  })
})

const byOperators = allCalls
  .filter(({ allows }) => allows === 'operator')
  .map((call) => [call.id, call] as const)

test.each(byOperators)('%s: takes the account of an operator, and of no other role', async (_, contract) => {
  for (const role of staffRoles) {
    const status = await statusFor(contract, bearer(members.get(role)?.token))
    if (role === 'operator') expect([200, 400, 404, 409]).toContain(status)
    else expect(status).toBe(403)
  }
})

test('a token of staff is no login of a learner', async () => {
  const users = allCalls.filter(({ allows }) => allows === 'user' || allows === 'owner')
  for (const contract of users.slice(0, 40))
    expect(await statusFor(contract, bearer(members.get('headOffice')?.token))).toBe(401)
})

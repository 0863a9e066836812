import md5 from 'md5'
import * as v from 'valibot'
import { addStaff } from '@/contracts/staff/accounts'
import { staffCode, staffCodeLogin, staffLogin, staffPassword } from '@/contracts/staff/session'
import type { CallContract } from '@/contracts/define'
import { isStaffOnly, permissionIn } from '@/contracts/staff/staff'
import { type StaffRole, staffScope } from '@/domain/staff/permissions'
import type { Backend } from '../harness/startBackend'

export const OPERATOR_KEY = 'the-operators-key'

/** A logged-in member of staff. */
export interface Member {
  readonly staffId: string
  readonly loginName: string
  readonly phone: string
  readonly password: string
  readonly token: string
}

const sessionSchema = v.object({ kind: v.literal('session'), token: v.string() })
const firstSchema = v.variant('kind', [
  sessionSchema,
  v.object({ kind: v.literal('challenge'), ticket: v.string() }),
])

/** Logs a member in, with the second factor where the role asks for it. */
export const logIn = async (
  backend: Backend,
  member: Pick<Member, 'loginName' | 'phone' | 'password'>,
): Promise<string> => {
  const body = { loginName: member.loginName, password: md5(member.password) }
  const first = v.parse(firstSchema, await backend.ask(staffLogin, { body }))
  if (first.kind === 'session') return first.token
  await backend.ask(staffCode, { body: { ticket: first.ticket } })
  const code = await backend.inbox(member.phone)
  backend.time.now += 60_000
  const { token } = await backend.ask(staffCodeLogin, { body: { ticket: first.ticket, code } })
  return token
}

let phones = 0

/** Adds a member of staff with a confirmed identity, replaces the first password and logs in. */
export const addMember = async (
  backend: Backend,
  loginName: string,
  role: StaffRole,
  branchId?: string,
): Promise<Member> => {
  phones += 1
  const phone = `137${String(phones).padStart(8, '0')}`
  const identity = branchId === undefined ? {} : { branchId, employeeNo: `E-${phones}` }
  const body = { loginName, name: `${role}${phones}`, phone, role, ...identity }
  const added = await backend.send(addStaff, { body }, undefined, OPERATOR_KEY)
  const { staffId, password: first } = v.parse(addStaff.response, added.result)
  const password = `secret-${loginName}`
  const opened = await logIn(backend, { loginName, phone, password: first })
  await backend.ask(staffPassword, { body: { old: md5(first), password: md5(password) } }, opened)
  return { staffId, loginName, phone, password, token: opened }
}

/** The token that a call takes: that of a member with its permission for staff, else the learner's. */
export const tokensByCall = async (
  backend: Backend,
  learner: string,
): Promise<(contract: CallContract) => string> => {
  const members = new Map<StaffRole, Member>()
  members.set('headOffice', await addMember(backend, 'every.head', 'headOffice'))
  members.set('branchManager', await addMember(backend, 'every.manager', 'branchManager', 'shanxi'))
  members.set('expert', await addMember(backend, 'every.expert', 'expert'))
  members.set('operator', await addMember(backend, 'every.operator', 'operator'))
  return ({ allows }) => {
    if (!isStaffOnly(allows)) return learner
    const permission = permissionIn(allows)
    for (const [role, { token }] of members) if (staffScope(role, permission) !== undefined) return token
    throw new Error(`No member may ${permission}`)
  }
}

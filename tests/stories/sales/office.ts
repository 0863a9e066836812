import { randomInt } from 'node:crypto'
import md5 from 'md5'
import * as v from 'valibot'
import { addStaff, lockStaff } from '@/contracts/staff/accounts'
import { staffLogin, staffPassword } from '@/contracts/staff/session'
import { createLink } from '@/contracts/sales/links'
import type { StaffRole } from '@/domain/staff/permissions'
import { services } from '../../e2e/harness/Services'
import type { Driver } from '../Driver'
import { freshPhone } from '../account/freshPhone'

const envelope = v.object({ status: v.literal(200), result: v.unknown() })

/** Sends a call to the backend of the stories. */
export const send = async (
  { method, path }: { readonly method: string; readonly path: string },
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> => {
  const answer = await fetch(services().backend + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return v.parse(envelope, await answer.json()).result
}

const KEY = { 'x-operator-key': 'development' }
const sessionSchema = v.object({ token: v.string() })

/** A member of staff with a changed password. */
export interface OfficeMember {
  readonly loginName: string
  readonly name: string
  readonly password: string
  readonly token: string
}

/** Adds a member of the branch Shanxi. */
export const hire = async (role: StaffRole, name: string): Promise<OfficeMember> => {
  const mark = String(randomInt(1_000_000_000))
  const loginName = `story.${mark}`
  const account = { loginName, name, phone: freshPhone(), role, branchId: 'shanxi', employeeNo: `S-${mark}` }
  const added = v.parse(addStaff.response, await send(addStaff, account, KEY))
  const first = md5(added.password)
  const { token } = v.parse(sessionSchema, await send(staffLogin, { loginName, password: first }))
  const password = `story-${mark}`
  await send(staffPassword, { old: first, password: md5(password) }, { authorization: `Bearer ${token}` })
  return { loginName, name, password, token }
}

/** Makes a link of a member and answers its code. */
export const linkOf = async ({ token }: OfficeMember): Promise<string> => {
  const body = { page: 'summerGold', promotionId: '127', days: 30 }
  const made = await send(createLink, body, { authorization: `Bearer ${token}` })
  return v.parse(createLink.response, made).code
}

/** Locks the account of a member. */
export const lockMember = ({ loginName }: OfficeMember): Promise<unknown> =>
  send({ ...lockStaff, path: lockStaff.path.replace('{loginName}', loginName) }, { reason: '离职' }, KEY)

/** Logs a member in by the form. */
export const enterOffice = async (app: Driver, { loginName, password }: OfficeMember): Promise<void> => {
  await app.open('/login-blend')
  await app.type('请输入账号', loginName)
  await app.type('请输入密码', password)
  await app.tap({ role: 'button', name: '登录' })
  await app.isAt('/menu-blend')
}

import * as v from 'valibot'
import { staffRoles } from '@/domain/staff/permissions'
import { humanProofSchema } from '../auth/humanCheck'
import { smsCodeSentSchema } from '../auth/smsCode'
import { defineCall } from '../define'
import {
  countSchema,
  doneSchema,
  idSchema,
  passwordDigestSchema,
  phoneSchema,
  smsCodeSchema,
  timeSchema,
} from '../scalars'
import { staff } from './staff'

/** A login name of staff: letters, digits, dots. */
export const loginNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[0-9A-Za-z][0-9A-Za-z._-]{2,31}$/, '请输入正确的账号'),
)

/** An employee number, as printed on the badge. */
export const employeeNoSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[0-9A-Za-z-]{2,20}$/, '工号只含字母、数字和短横线，2 到 20 位'),
)

const ticketSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/))

/** The own account, as the pages of staff show it. */
export const staffMeSchema = v.object({
  staffId: v.string(),
  loginName: v.string(),
  name: v.string(),
  role: v.picklist(staffRoles),
  branchId: v.nullable(v.string()),
  branchName: v.string(),
  employeeNo: v.nullable(v.string()),
  inviteCode: v.nullable(v.string()),
  isConfirmed: v.boolean(),
  mustChange: v.boolean(),
  /** A branch and a number that a manager has not confirmed yet. */
  claim: v.nullable(v.object({ branchId: v.string(), employeeNo: v.string(), at: timeSchema })),
})
export type StaffMe = v.InferOutput<typeof staffMeSchema>

const sessionSchema = v.object({
  kind: v.literal('session'),
  token: v.string(),
  expiresIn: countSchema,
  me: staffMeSchema,
})
export type StaffLogin = v.InferOutput<typeof sessionSchema>

/** The password was right; a code to the phone completes the login. */
const challengeSchema = v.object({ kind: v.literal('challenge'), ticket: v.string(), phone: v.string() })

export const staffLogin = defineCall({
  id: 'staff.login',
  allows: 'anyone',
  once: true,
  method: 'POST',
  path: '/staff/v1/login',
  summary: 'Log in with account and password; head office and operators get a ticket for the second factor.',
  body: v.object({ loginName: loginNameSchema, password: passwordDigestSchema }),
  response: v.variant('kind', [sessionSchema, challengeSchema]),
  hideLoading: true,
  assumed: true,
})

export const staffCode = defineCall({
  id: 'staff.code',
  allows: 'anyone',
  once: true,
  method: 'POST',
  path: '/staff/v1/codes',
  summary: 'Send the SMS code of a staff login, to a phone or to the phone behind a ticket.',
  body: v.union([
    v.object({ phone: phoneSchema, proof: v.optional(humanProofSchema) }),
    v.object({ ticket: ticketSchema, proof: v.optional(humanProofSchema) }),
  ]),
  response: smsCodeSentSchema,
  hideLoading: true,
  assumed: true,
})

export const staffCodeLogin = defineCall({
  id: 'staff.codeLogin',
  allows: 'anyone',
  once: true,
  method: 'POST',
  path: '/staff/v1/code-login',
  summary: 'Log in with phone and code, or complete a login with the code of the second factor.',
  body: v.union([
    v.object({ phone: phoneSchema, code: smsCodeSchema }),
    v.object({ ticket: ticketSchema, code: smsCodeSchema }),
  ]),
  response: sessionSchema,
  hideLoading: true,
  assumed: true,
})

export const staffMe = defineCall({
  id: 'staff.me',
  allows: staff('self'),
  method: 'GET',
  path: '/staff/v1/me',
  summary: 'The own account of a member of staff.',
  response: staffMeSchema,
  hideLoading: true,
  assumed: true,
})

export const staffLogout = defineCall({
  id: 'staff.logout',
  allows: staff('self'),
  endsSession: true,
  method: 'POST',
  path: '/staff/v1/logout',
  summary: 'End the session of staff.',
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const staffPassword = defineCall({
  id: 'staff.password',
  allows: staff('self'),
  method: 'POST',
  path: '/staff/v1/password',
  summary: 'Replace the own password; every other session of the account ends.',
  body: v.object({ old: passwordDigestSchema, password: passwordDigestSchema }),
  response: doneSchema,
  assumed: true,
})

export const claimIdentity = defineCall({
  id: 'staff.claimIdentity',
  allows: staff('self'),
  method: 'POST',
  path: '/staff/v1/identity',
  summary: 'State the own branch and employee number; a manager of that branch confirms.',
  body: v.object({ branchId: idSchema, employeeNo: employeeNoSchema }),
  response: staffMeSchema,
  assumed: true,
})

import * as v from 'valibot'
import { staffRoles } from '@/domain/staff/permissions'
import { defineCall } from '../define'
import { lineSchema, personNameSchema } from '../freeTexts'
import {
  countSchema,
  doneSchema,
  idParams,
  idSchema,
  inviteCodeSchema,
  phoneSchema,
  queryIntSchema,
  timeSchema,
} from '../scalars'
import { employeeNoSchema, loginNameSchema } from './session'
import { staff } from './staff'

const accountSchema = v.object({
  staffId: v.string(),
  loginName: v.string(),
  name: v.string(),
  role: v.picklist(staffRoles),
  branchId: v.nullable(v.string()),
  employeeNo: v.nullable(v.string()),
  isConfirmed: v.boolean(),
  isLocked: v.boolean(),
})
export type StaffAccount = v.InferOutput<typeof accountSchema>

/** The first password is shown once, to the operator that created the account. */
const freshPasswordSchema = v.object({ staffId: v.string(), password: v.string() })

const nameParams = v.object({ loginName: loginNameSchema })

export const addStaff = defineCall({
  id: 'staff.add',
  allows: 'operator',
  once: true,
  method: 'POST',
  path: '/staff/v1/accounts',
  summary:
    'Add an account of staff; answers its first password once, which has to be replaced at the first login.',
  body: v.object({
    loginName: loginNameSchema,
    name: personNameSchema,
    phone: phoneSchema,
    role: v.picklist(staffRoles),
    branchId: v.optional(idSchema),
    /** With it the identity is confirmed; without it the member states it and a manager confirms. */
    employeeNo: v.optional(employeeNoSchema),
    inviteCode: v.optional(inviteCodeSchema),
  }),
  response: freshPasswordSchema,
  hideLoading: true,
  assumed: true,
})

export const lockStaff = defineCall({
  id: 'staff.lock',
  allows: 'operator',
  method: 'POST',
  path: '/staff/v1/accounts/{loginName}/lock',
  summary: 'Lock an account of staff and end its sessions.',
  params: nameParams,
  body: v.object({ reason: v.optional(lineSchema(100), '') }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const unlockStaff = defineCall({
  id: 'staff.unlock',
  allows: 'operator',
  method: 'POST',
  path: '/staff/v1/accounts/{loginName}/unlock',
  summary: 'Unlock an account of staff, also after too many wrong passwords.',
  params: nameParams,
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const resetStaff = defineCall({
  id: 'staff.reset',
  allows: 'operator',
  once: true,
  method: 'POST',
  path: '/staff/v1/accounts/{loginName}/reset',
  summary: 'Give an account of staff a new first password and end its sessions.',
  params: nameParams,
  response: freshPasswordSchema,
  hideLoading: true,
  assumed: true,
})

export const staffAccounts = defineCall({
  id: 'staff.accounts',
  allows: 'operator',
  method: 'GET',
  path: '/staff/v1/accounts',
  summary: 'The accounts of staff by login name, after a name.',
  query: v.object({ after: v.optional(lineSchema(32), ''), size: v.optional(queryIntSchema(1, 200), 100) }),
  lists: 'paged',
  response: v.object({ list: v.array(accountSchema), next: v.nullable(v.string()) }),
  hideLoading: true,
  assumed: true,
})

export const identityClaims = defineCall({
  id: 'staff.identityClaims',
  allows: staff('staff.confirm'),
  method: 'GET',
  path: '/staff/v1/identity-claims',
  summary: 'Identities that wait for a manager, the oldest first; at most a hundred.',
  lists: { bounded: 'a hundred that wait' },
  response: v.object({
    list: v.array(
      v.object({
        staffId: v.string(),
        name: v.string(),
        role: v.picklist(staffRoles),
        branchId: v.string(),
        branchName: v.string(),
        employeeNo: v.string(),
        at: timeSchema,
      }),
    ),
    total: countSchema,
  }),
  hideLoading: true,
  assumed: true,
})

export const confirmIdentity = defineCall({
  id: 'staff.confirmIdentity',
  allows: staff('staff.confirm'),
  method: 'POST',
  path: '/staff/v1/identity-claims/{id}',
  summary: 'Confirm or refuse the identity of a member of the own branch.',
  params: idParams,
  body: v.object({ accept: v.boolean() }),
  response: doneSchema,
  assumed: true,
})

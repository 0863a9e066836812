import * as v from 'valibot'
import { defineCall } from '../define'
import { queryIntSchema, timeSchema } from '../scalars'
import { staff } from './staff'

export const staffAudit = defineCall({
  id: 'staff.audit',
  allows: staff('audit.read'),
  method: 'GET',
  path: '/staff/v1/audit',
  summary: 'The audit log, newest first, before an entry; managers read that of their branch.',
  query: v.object({
    before: v.optional(queryIntSchema(1, 2_147_483_647)),
    size: v.optional(queryIntSchema(1, 100), 50),
  }),
  lists: 'paged',
  response: v.object({
    list: v.array(
      v.object({
        id: v.number(),
        at: timeSchema,
        actor: v.string(),
        action: v.string(),
        subject: v.string(),
        detail: v.record(v.string(), v.unknown()),
      }),
    ),
    next: v.nullable(v.number()),
  }),
  hideLoading: true,
  assumed: true,
})

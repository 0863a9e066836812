import * as v from 'valibot'
import { pointReasons, type PointReason } from '@/domain/growth/pointRules'
import { defineCall } from '../define'
import { countSchema, idSchema, pageOf, pageQueryEntries, timeSchema, uidSchema } from '../scalars'

const reasons = Object.keys(pointReasons) as [PointReason, ...PointReason[]]
const userParams = v.object({ userId: uidSchema })

const entrySchema = v.object({
  entryId: idSchema,
  delta: v.pipe(v.number(), v.integer()),
  reason: v.picklist(reasons),
  at: timeSchema,
  /** Absent for spending. */
  expiresAt: v.optional(timeSchema),
})
export type PointEntry = v.InferOutput<typeof entrySchema>

export const validCredits = defineCall({
  id: 'excitation.validCredits',
  allows: 'owner',
  method: 'GET',
  path: '/excitation/v1/users/{userId}/get-credits/valid',
  summary:
    'The balance of valid points, those that expire soon, and the ledger, newest first, of all months or one.',
  params: userParams,
  query: v.object({
    ...pageQueryEntries,
    month: v.optional(v.pipe(v.string(), v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/))),
  }),
  lists: 'paged',
  response: v.object({ ...pageOf(entrySchema).entries, balance: countSchema, expiring: countSchema }),
  hideLoading: true,
})

export const redeemPoints = defineCall({
  id: 'excitation.redeemPoints',
  allows: 'owner',
  method: 'POST',
  path: '/excitation/v1/users/{userId}/redemptions',
  summary: 'Exchange points for an item of the point shop; one exchange per key.',
  params: userParams,
  body: v.object({ itemId: idSchema, key: idSchema }),
  response: v.object({ balance: countSchema, cards: countSchema }),
  assumed: true,
})

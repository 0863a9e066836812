import * as v from 'valibot'
import { defineCall } from '../define'
import { humanProofSchema } from './humanCheck'
import { countSchema, phoneSchema } from '../scalars'

/** Seconds until the code expires and until the next may be requested. */
export const smsCodeSentSchema = v.object({ expiresIn: countSchema, resendAfter: countSchema })

/**
 * Purposes of a code (seed §7): it proves a phone for one purpose only. The login forms also request codes for
 * forgotten passwords.
 */
export const codeTypes = { login: '3', proof: '1' } as const
export type CodeType = (typeof codeTypes)[keyof typeof codeTypes]

/** Needed once `humanCheckNeeded` was answered. */
const senderEntries = { proof: v.optional(humanProofSchema) }

export const smsCode = defineCall({
  id: 'auth.smsCode',
  allows: 'anyone',
  method: 'GET',
  path: '/auth/v1/basic/mobile-code',
  summary: 'Send the SMS code of the login forms: login, forgotten password (type 3).',
  query: v.object({ mobile: phoneSchema, type: v.literal(codeTypes.login), ...senderEntries }),
  response: smsCodeSentSchema,
  hideLoading: true,
  assumed: true,
})

export const mobileCode = defineCall({
  id: 'auth.mobileCode',
  allows: 'anyone',
  method: 'GET',
  path: '/auth/v2/basic/mobile-code',
  summary: 'Send an SMS code that proves a phone: binding, password, account deletion (type 1).',
  query: v.object({ mobile: phoneSchema, type: v.literal(codeTypes.proof), ...senderEntries }),
  response: smsCodeSentSchema,
  hideLoading: true,
})

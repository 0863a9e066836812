import * as v from 'valibot'
import { defineCall } from '../define'
import { humanProofSchema } from './humanCheck'
import { countSchema, phoneSchema } from '../scalars'

/** What a sender of codes needs to know: seconds until the code ends and until the next may be asked for. */
export const smsCodeSentSchema = v.object({ expiresIn: countSchema, resendAfter: countSchema })

/** Needed once `humanCheckNeeded` was answered. */
const senderEntries = { proof: v.optional(humanProofSchema) }

export const smsCode = defineCall({
  id: 'auth.smsCode',
  allows: 'anyone',
  method: 'GET',
  path: '/auth/v1/basic/mobile-code',
  summary: 'Send the SMS code of the login forms (type 3).',
  query: v.object({ mobile: phoneSchema, type: v.literal('3'), ...senderEntries }),
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
  query: v.object({ mobile: phoneSchema, type: v.literal('1'), ...senderEntries }),
  response: smsCodeSentSchema,
  hideLoading: true,
})

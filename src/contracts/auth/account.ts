import * as v from 'valibot'
import { defineCall } from '../define'
import { avatarSchema } from '../webAddress'
import { freeText, lineSchema, personNameSchema } from '../freeTexts'
import {
  countSchema,
  doneSchema,
  idSchema,
  inviteCodeSchema,
  passwordDigestSchema,
  phoneSchema,
  smsCodeSchema,
  timeSchema,
  uidParams,
  uidSchema,
} from '../scalars'
import { tokenSchema } from './token'

/** Seed §3 User session, the part that the backend knows. `isBind`: 1 a phone is bound, 0 none. */
export const accountSchema = v.object({
  uid: uidSchema,
  name: v.string(),
  avatar: v.string(),
  loginName: v.string(),
  phone: v.string(),
  isBind: v.picklist([0, 1]),
  openId: v.optional(v.string()),
  unionId: v.optional(v.string()),
  hasPassword: v.boolean(),
  inviteCode: v.string(),
  registerTime: timeSchema,
})
export type Account = v.InferOutput<typeof accountSchema>

/** Seed §3 Profile response. */
export const profileSchema = v.object({ avatar: v.string(), name: v.string() })
export type Profile = v.InferOutput<typeof profileSchema>

export const account = defineCall({
  id: 'auth.account',
  allows: 'owner',
  method: 'GET',
  path: '/auth/v1/account/{uid}',
  summary: 'The account of the logged-in user.',
  params: uidParams,
  response: accountSchema,
  hideLoading: true,
})

export const userInfo = defineCall({
  id: 'auth.userInfo',
  allows: 'user',
  method: 'GET',
  path: '/user/userinfo',
  summary: 'The account behind the token.',
  response: accountSchema,
  hideLoading: true,
})

export const userName = defineCall({
  id: 'auth.userName',
  allows: 'user',
  method: 'PUT',
  path: '/user/name',
  summary: 'Change the name, and the avatar where given, of the logged-in user.',
  body: v.object({ name: personNameSchema, avatar: v.optional(avatarSchema) }),
  response: profileSchema,
})

export const profile = defineCall({
  id: 'auth.profile',
  allows: 'owner',
  method: 'GET',
  path: '/auth/v1/users/{uid}/profile',
  summary: 'Avatar and name; answers x40000 when the user has not given a name yet (seed §8).',
  params: uidParams,
  response: profileSchema,
  hideLoading: true,
  assumed: true,
})

export const accountExtra = defineCall({
  id: 'auth.accountExtra',
  allows: 'owner',
  method: 'POST',
  path: '/auth/v1/account/{uid}/extra',
  summary: 'Bind the user to the one who invited; the first binding stays.',
  params: uidParams,
  body: v.object({ inviteMsgPARM: v.object({ inviteCode: inviteCodeSchema }) }),
  response: v.object({ bound: v.boolean() }),
  hideLoading: true,
  silent: true,
})

export const accountState = defineCall({
  id: 'auth.accountState',
  allows: 'anyone',
  method: 'GET',
  path: '/auth/v1/account/state',
  summary: 'Whether a login name is locked after wrong passwords; never whether it exists.',
  query: v.object({ loginName: v.pipe(lineSchema(64), v.minLength(1)) }),
  response: v.object({ loginName: v.string(), locked: v.boolean(), retryAfter: countSchema }),
  hideLoading: true,
})

export const sellerSalesUrl = defineCall({
  id: 'auth.sellerSalesUrl',
  allows: 'anyone',
  method: 'GET',
  path: '/auth/v1/seller-sales-url/account-invite-code',
  summary: 'The sales link of an invite code: a URL.',
  query: v.object({ inviteCode: inviteCodeSchema }),
  response: v.string(),
  hideLoading: true,
})

export const validity = defineCall({
  id: 'auth.validity',
  allows: 'owner',
  method: 'GET',
  path: '/auth/v1/users/{uid}/validity',
  summary: 'Status 200 means that uid and token belong together and are alive (seed §7, §8).',
  params: uidParams,
  response: v.object({ valid: v.literal(true), expireTime: timeSchema }),
  probe: true,
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const register = defineCall({
  id: 'auth.register',
  allows: 'user',
  method: 'POST',
  path: '/auth/v1/users',
  summary: 'Complete a new user after the first login: name and branch. Silent on failure (seed §8).',
  body: v.object({ uid: uidSchema, name: personNameSchema, branchId: v.optional(idSchema) }),
  response: profileSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const bindPhone = defineCall({
  id: 'auth.bindPhone',
  allows: 'owner',
  method: 'POST',
  path: '/auth/v1/users/{uid}/phone',
  summary:
    'Bind a phone by SMS code to an account that has none; a phone that has an account takes over the identities of this one.',
  params: uidParams,
  body: v.object({ mobile: phoneSchema, code: smsCodeSchema }),
  response: tokenSchema,
  endsSession: true,
  assumed: true,
})

export const changePhone = defineCall({
  id: 'auth.changePhone',
  allows: 'owner',
  method: 'PUT',
  path: '/auth/v1/users/{uid}/phone',
  summary:
    'Change the phone of the account: `ownCode` proves the one that it has, `code` the new one. Both are used up or none; every other token of the user ends.',
  params: uidParams,
  body: v.object({ ownCode: smsCodeSchema, mobile: phoneSchema, code: smsCodeSchema }),
  response: tokenSchema,
  endsSession: true,
  assumed: true,
})

export const setPassword = defineCall({
  id: 'auth.setPassword',
  allows: 'owner',
  method: 'PUT',
  path: '/auth/v1/users/{uid}/password',
  summary: 'Set a password by SMS code; every token of the user ends and a new one is given.',
  params: uidParams,
  body: v.object({ code: smsCodeSchema, password: passwordDigestSchema }),
  response: tokenSchema,
  endsSession: true,
  assumed: true,
})

export const resetPassword = defineCall({
  id: 'auth.resetPassword',
  allows: 'anyone',
  method: 'POST',
  path: '/auth/v1/account/password',
  summary:
    'Forgotten password: set a new one by SMS code. The answer does not say whether the account exists.',
  body: v.object({ mobile: phoneSchema, code: smsCodeSchema, password: passwordDigestSchema }),
  response: doneSchema,
  assumed: true,
})

/** The state of an account deletion: `effectiveAt` is seven days after the request. */
export const deletionSchema = v.object({
  pending: v.boolean(),
  requestedAt: v.optional(timeSchema),
  effectiveAt: v.optional(timeSchema),
})
export type Deletion = v.InferOutput<typeof deletionSchema>

export const deletion = defineCall({
  id: 'auth.deletion',
  allows: 'owner',
  method: 'GET',
  path: '/auth/v1/users/{uid}/deletion',
  summary: 'Whether the account is about to be deleted, and when.',
  params: uidParams,
  response: deletionSchema,
  hideLoading: true,
  assumed: true,
})

export const requestDeletion = defineCall({
  id: 'auth.requestDeletion',
  allows: 'owner',
  method: 'POST',
  path: '/auth/v1/users/{uid}/deletion',
  summary: 'Ask for deletion by SMS code; it takes effect after seven days of grace.',
  params: uidParams,
  body: v.object({ code: smsCodeSchema, reason: v.optional(freeText(200)) }),
  response: deletionSchema,
  assumed: true,
})

export const cancelDeletion = defineCall({
  id: 'auth.cancelDeletion',
  allows: 'owner',
  method: 'DELETE',
  path: '/auth/v1/users/{uid}/deletion',
  summary: 'Keep the account after all.',
  params: uidParams,
  response: deletionSchema,
  assumed: true,
})

/** The text a user agreed to, in which version, and when. */
const given = { document: v.string(), version: v.string(), client: v.optional(v.string(), '') }
export const consentSchema = v.object({ ...given, agreedAt: timeSchema })
export type Consent = v.InferOutput<typeof consentSchema>

export const consents = defineCall({
  id: 'auth.consents',
  allows: 'owner',
  method: 'GET',
  path: '/auth/v1/users/{uid}/consents',
  summary: 'The latest consent of the user for each document.',
  params: uidParams,
  lists: { bounded: 'the documents of the content' },
  response: v.array(consentSchema),
  hideLoading: true,
  assumed: true,
})

export const giveConsent = defineCall({
  id: 'auth.giveConsent',
  allows: 'owner',
  method: 'POST',
  path: '/auth/v1/users/{uid}/consents',
  summary: 'Record that the user agreed to a version of a document; repeating it changes nothing.',
  params: uidParams,
  body: v.object({
    document: v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/)),
    version: v.pipe(v.string(), v.regex(/^[0-9.]{1,16}$/)),
    client: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{0,32}$/)), ''),
  }),
  response: consentSchema,
  queued: true,
  hideLoading: true,
  assumed: true,
})

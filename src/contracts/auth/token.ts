import * as v from 'valibot'
import { encodeMultipart } from '@/lib/encodeMultipart'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import {
  countSchema,
  passwordDigestSchema,
  phoneSchema,
  smsCodeSchema,
  timeSchema,
  uidSchema,
} from '../scalars'

const clientIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** User data of a third party (seed §3, with the seed's spelling). */
export const thirdUserSchema = v.object({
  raw_user_info: v.optional(v.object({ openid: v.optional(v.string()), unionid: v.optional(v.string()) })),
})

/** Seed §3 Login response; `register_time` is milliseconds since the epoch, `expires_in` seconds. */
export const tokenSchema = v.object({
  access_token: v.string(),
  expires_in: countSchema,
  uid: uidSchema,
  register_time: timeSchema,
  msg: v.optional(v.string()),
  username: v.optional(v.string()),
  third_user_deatil: v.optional(thirdUserSchema),
})
export type Token = v.InferOutput<typeof tokenSchema>

/** The three grants of seed §7. */
export const tokenQuerySchema = v.variant('grant_type', [
  v.object({
    grant_type: v.literal('sms'),
    client_id: clientIdSchema,
    mobile: phoneSchema,
    code: smsCodeSchema,
  }),
  v.object({
    grant_type: v.literal('password'),
    client_id: clientIdSchema,
    username: v.pipe(lineSchema(64), v.minLength(1)),
    password: passwordDigestSchema,
  }),
  v.object({
    grant_type: v.literal('third_party'),
    client_id: clientIdSchema,
    third_type: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)),
    third_client_id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    is_need_raw_user_info: v.optional(v.union([v.string(), v.boolean()])),
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  }),
])
export type TokenGrant = v.InferOutput<typeof tokenQuerySchema>

export const token = defineCall({
  id: 'auth.token',
  allows: 'anyone',
  method: 'POST',
  path: '/auth/oauth/token',
  summary: 'Log in by SMS code, password (MD5) or a third party; an unknown phone is registered.',
  query: tokenQuerySchema,
  response: tokenSchema,
  flat: true,
  multipart: encodeMultipart,
})

export const messageToken = defineCall({
  id: 'auth.messageToken',
  allows: 'anyone',
  method: 'POST',
  path: '/auth/v1/account/message/token',
  summary: 'Log in by SMS code, with a JSON body.',
  body: v.object({ mobile: phoneSchema, code: smsCodeSchema }),
  response: tokenSchema,
})

export const accountToken = defineCall({
  id: 'auth.accountToken',
  allows: 'anyone',
  method: 'POST',
  path: '/auth/v1/account/token',
  summary: 'Log in by password, with a JSON body.',
  body: v.object({
    loginName: v.pipe(lineSchema(64), v.minLength(1)),
    password: passwordDigestSchema,
  }),
  response: tokenSchema,
})

export const userLogin = defineCall({
  id: 'auth.userLogin',
  allows: 'anyone',
  method: 'POST',
  path: '/user/login',
  summary: 'Log in by password, the older form of the call.',
  body: v.object({
    username: v.pipe(lineSchema(64), v.minLength(1)),
    password: passwordDigestSchema,
  }),
  response: tokenSchema,
})

export const logout = defineCall({
  id: 'auth.logout',
  allows: 'user',
  method: 'POST',
  path: '/auth/v1/account/logout',
  summary: 'Revoke the token that the request carries.',
  response: v.object({ done: v.literal(true) }),
  endsSession: true,
  hideLoading: true,
  silent: true,
  assumed: true,
})

import * as v from 'valibot'
import { defineCall } from '../define'
import { phoneSchema, uidParams } from '../scalars'
import { tokenSchema } from './token'

const codeSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(256))
const thirdNameSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** A third-party identity bound to an account. */
export const thirdBindingSchema = v.object({
  thirdType: v.string(),
  thirdClientId: v.string(),
  openId: v.string(),
  unionId: v.optional(v.string()),
})
export type ThirdBinding = v.InferOutput<typeof thirdBindingSchema>

export const bindThird = defineCall({
  id: 'auth.bindThird',
  allows: 'owner',
  method: 'POST',
  path: '/auth/v1/users/{uid}/bind-third',
  summary: 'Bind a third-party identity by its one-time code.',
  params: uidParams,
  body: v.object({ code: codeSchema, thirdClientId: thirdNameSchema, thirdType: thirdNameSchema }),
  response: thirdBindingSchema,
  hideLoading: true,
})

export const bindWechat = defineCall({
  id: 'auth.bindWechat',
  allows: 'user',
  method: 'POST',
  path: '/auth/v1/wechat/account',
  summary: 'Bind the WeChat identity behind a code to the logged-in user.',
  body: v.object({ code: codeSchema, thirdClientId: thirdNameSchema }),
  response: thirdBindingSchema,
  hideLoading: true,
})

export const updateWechat = defineCall({
  id: 'auth.updateWechat',
  allows: 'user',
  method: 'PUT',
  path: '/auth/v1/wechat/account',
  summary: 'Replace the WeChat identity of the logged-in user by the one behind a code.',
  body: v.object({ code: codeSchema, thirdClientId: thirdNameSchema }),
  response: thirdBindingSchema,
  hideLoading: true,
})

export const accountWechat = defineCall({
  id: 'auth.accountWechat',
  allows: 'user',
  method: 'GET',
  path: '/auth/v1/account/wechat',
  summary: 'The WeChat identities of the logged-in user.',
  lists: { bounded: 'the apps that a login may be bound to' },
  response: v.array(thirdBindingSchema),
  hideLoading: true,
})

export const wechatLoginName = defineCall({
  id: 'auth.wechatLoginName',
  allows: 'user',
  method: 'GET',
  path: '/auth/v1/account/wechat-official/login-name',
  summary: 'The masked login name bound to the official-account identity of the logged-in user.',
  query: v.object({ thirdClientId: v.optional(thirdNameSchema) }),
  response: v.object({ loginName: v.string(), bound: v.boolean() }),
  hideLoading: true,
})

export const wechatPhoneToken = defineCall({
  id: 'auth.wechatPhoneToken',
  allows: 'anyone',
  method: 'POST',
  path: '/auth/v1/wechat/phone-number/token',
  summary:
    'Log in by the code of the mini-program phone-number button; binds the identity of `loginCode` too.',
  body: v.object({ code: codeSchema, thirdClientId: thirdNameSchema, loginCode: v.optional(codeSchema) }),
  response: tokenSchema,
  assumed: true,
})

export const wechatPhoneNumber = defineCall({
  id: 'auth.wechatPhoneNumber',
  allows: 'user',
  method: 'POST',
  path: '/auth/v1/wechat/phone-number',
  summary: 'Exchange the code of the mini-program phone-number button for the phone of the logged-in user.',
  body: v.object({ code: codeSchema, thirdClientId: thirdNameSchema }),
  response: v.object({ phone: phoneSchema }),
  assumed: true,
})

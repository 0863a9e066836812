import * as v from 'valibot'
import { defineCall } from '../define'

/** Seed §3 Wechat signature response; `timestamp` is seconds, as text. */
export const jsapiSignatureSchema = v.object({
  timestamp: v.string(),
  noncestr: v.string(),
  signature: v.string(),
})
export type JsapiSignature = v.InferOutput<typeof jsapiSignatureSchema>

export const jsapiTicket = defineCall({
  id: 'base.jsapiTicket',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/wechat/jsapi-ticket',
  summary: 'The JSSDK signature of an address (URL-encoded, as the seed sends it) for an app id.',
  query: v.object({
    url: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
    appId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  }),
  response: jsapiSignatureSchema,
  once: true,
  hideLoading: true,
  silent: true,
})

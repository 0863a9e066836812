import * as v from 'valibot'
import { defineCall } from '../define'
import { timeSchema } from '../scalars'

/** A short-lived permission to upload; the embedded store takes `securityToken` as the ticket of `host`. */
export const stsTokenSchema = v.object({
  accessKeyId: v.string(),
  accessKeySecret: v.string(),
  securityToken: v.string(),
  expiration: timeSchema,
  bucket: v.string(),
  region: v.string(),
  host: v.string(),
})
export type StsToken = v.InferOutput<typeof stsTokenSchema>

export const stsToken = defineCall({
  id: 'base.stsToken',
  allows: 'user',
  method: 'GET',
  path: '/base/v1/aliyun/sts/token',
  opensWrite: true,
  summary: 'Permission for the logged-in user to upload pictures for fifteen minutes.',
  response: stsTokenSchema,
  hideLoading: true,
})

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { WechatMerchant } from './gateways/payment/WechatPayProvider'

const text = v.pipe(v.string(), v.trim())

const environmentSchema = v.object({
  NODE_ENV: v.optional(text, 'development'),
  PORT: v.optional(v.pipe(text, v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535)), '3000'),
  HOST: v.optional(text, '0.0.0.0'),
  DATA_DIR: v.optional(text, '.data'),
  DATABASE_URL: v.optional(text),
  CONTENT_DIR: v.optional(text, 'content'),
  H5_DIR: v.optional(text, 'dist/h5'),
  PUBLIC_URL: v.optional(
    v.pipe(text, v.regex(/^(?:https?:\/\/.+[^/])?$/, 'must have no slash at the end')),
    '',
  ),
  CORS_ORIGINS: v.optional(text, ''),
  TRUST_PROXY: v.optional(text, ''),
  LOG_LEVEL: v.optional(text, 'info'),
  OPERATOR_KEY: v.optional(text, ''),
  SMS_GATEWAY_URL: v.optional(text, ''),
  SMS_GATEWAY_KEY: v.optional(text, ''),
  WECHAT_APPS: v.optional(text, ''),
  WECHAT_PAY_MCH_ID: v.optional(text, ''),
  WECHAT_PAY_SERIAL: v.optional(text, ''),
  WECHAT_PAY_PRIVATE_KEY_FILE: v.optional(text, ''),
  WECHAT_PAY_PUBLIC_KEY_FILE: v.optional(text, ''),
  WECHAT_PAY_API_KEY: v.optional(text, ''),
  WECHAT_PAY_JSAPI_APP_ID: v.optional(text, ''),
  WECHAT_PAY_MINI_APP_ID: v.optional(text, ''),
})

type Environment = v.InferOutput<typeof environmentSchema>

const list = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** `appid:secret` pairs with commas. */
const secretsOf = (value: string): Record<string, string> =>
  Object.fromEntries(
    list(value).map((pair) => {
      const [appId = '', secret = ''] = pair.split(':')
      return [appId, secret]
    }),
  )

/** The merchant of WeChat Pay; its keys lie in files so that they do not stand in the environment. */
const merchantOf = (env: Environment): WechatMerchant | null => {
  if (!env.WECHAT_PAY_MCH_ID) return null
  return {
    mchId: env.WECHAT_PAY_MCH_ID,
    serial: env.WECHAT_PAY_SERIAL,
    privateKey: readFileSync(env.WECHAT_PAY_PRIVATE_KEY_FILE, 'utf8'),
    publicKey: readFileSync(env.WECHAT_PAY_PUBLIC_KEY_FILE, 'utf8'),
    apiKey: env.WECHAT_PAY_API_KEY,
    jsapiAppId: env.WECHAT_PAY_JSAPI_APP_ID,
    miniAppId: env.WECHAT_PAY_MINI_APP_ID,
    notifyUrl: `${env.PUBLIC_URL}/course/v1/payments/wechat-notify`,
  }
}

/** The configuration of the process, out of its environment. Throws with the variable's name when one is wrong. */
export const readConfig = (environment: NodeJS.ProcessEnv) => {
  const result = v.safeParse(environmentSchema, environment)
  if (!result.success) {
    const [issue] = result.issues
    throw new Error(`${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`)
  }
  const env = result.output
  const production = env.NODE_ENV === 'production'
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    contentDir: resolve(env.CONTENT_DIR),
    h5Dir: resolve(env.H5_DIR),
    publicUrl: env.PUBLIC_URL,
    // On a developer's machine everybody may publish; elsewhere whoever knows the key.
    operatorKey: env.OPERATOR_KEY || (production ? '' : 'development'),
    // Development servers of the app run on other ports of this machine.
    allowedOrigins: [
      ...list(env.CORS_ORIGINS),
      ...(production ? [] : ['http://localhost:10086', 'http://127.0.0.1:10086']),
    ],
    trustProxy: ['1', 'true'].includes(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    sms: env.SMS_GATEWAY_URL ? { url: env.SMS_GATEWAY_URL, key: env.SMS_GATEWAY_KEY } : null,
    merchant: merchantOf(env),
    wechatApps: env.WECHAT_APPS ? secretsOf(env.WECHAT_APPS) : null,
  }
}

export type Config = ReturnType<typeof readConfig>

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { CaptchaService } from './gateways/human/CaptchaCheck'
import type { ModelEndpoint } from './gateways/model/HttpModel'
import type { WechatMerchant } from './gateways/payment/WechatPayProvider'
import { type Bucket, bucketOf } from './gateways/pictures/S3Pictures'
import { isLoopback } from './http/isLoopback'
import { readTrustProxy } from './readTrustProxy'

const text = v.pipe(v.string(), v.trim())

const environmentSchema = v.object({
  NODE_ENV: v.optional(text, ''),
  PORT: v.optional(v.pipe(text, v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535)), '3000'),
  HOST: v.optional(text),
  ALLOW_LAN: v.optional(v.picklist(['', '1'], 'is 1 or not set'), ''),
  DATA_DIR: v.optional(text, '.data'),
  DATABASE_URL: v.optional(text),
  READ_DATABASE_URL: v.optional(text, ''),
  CONTENT_DIR: v.optional(text, 'content'),
  H5_DIR: v.optional(text, 'dist/h5'),
  PUBLIC_URL: v.optional(
    v.pipe(text, v.regex(/^(?:https?:\/\/.+[^/])?$/, 'must have no slash at the end')),
    '',
  ),
  UPLOADS_URL: v.optional(text, ''),
  CORS_ORIGINS: v.optional(text, ''),
  TRUST_PROXY: v.optional(text, ''),
  LOG_LEVEL: v.optional(text, 'info'),
  OPERATOR_KEY: v.optional(text, ''),
  SMS_GATEWAY_URL: v.optional(text, ''),
  SMS_GATEWAY_KEY: v.optional(text, ''),
  CAPTCHA_VERIFY_URL: v.optional(text, ''),
  CAPTCHA_SECRET: v.optional(text, ''),
  WECHAT_APPS: v.optional(text, ''),
  LLM_BASE_URL: v.optional(text, ''),
  LLM_API_KEY: v.optional(text, ''),
  LLM_MODEL: v.optional(text, ''),
  MINI_PROGRAM_ORDERS: v.optional(v.picklist(['', '1'], 'is 1 or not set'), ''),
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

/** The merchant of WeChat Pay; its keys are read from files to keep them out of the environment. */
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

/** The bucket for pictures; null when they are stored in the data folder. */
const bucketIn = ({ UPLOADS_URL }: Environment): Bucket | null => {
  if (!UPLOADS_URL) return null
  try {
    return bucketOf(UPLOADS_URL)
  } catch (error) {
    // Report only the reason: the address holds a secret.
    const reason = error instanceof TypeError || !(error instanceof Error) ? 'is no address' : error.message
    throw new Error(`UPLOADS_URL: ${reason}`)
  }
}

/** The service that says whether a captcha was solved; both or none. */
const captchaIn = ({
  CAPTCHA_VERIFY_URL: url,
  CAPTCHA_SECRET: secret,
}: Environment): CaptchaService | null => {
  if (!url && !secret) return null
  if (!URL.canParse(url)) throw new Error('CAPTCHA_VERIFY_URL: must be the siteverify address of the service')
  if (!secret) throw new Error('CAPTCHA_SECRET: must be the secret of CAPTCHA_VERIFY_URL')
  return { url, secret }
}

/** The language model that words answers; all three or none. */
const modelIn = (env: Environment): ModelEndpoint | null => {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env
  if (!baseUrl && !apiKey && !model) return null
  if (!URL.canParse(baseUrl))
    throw new Error('LLM_BASE_URL: must be the address of an OpenAI-compatible endpoint')
  if (!model) throw new Error('LLM_MODEL: must name the model of LLM_BASE_URL')
  return { baseUrl, apiKey, model }
}

const parse = (environment: NodeJS.ProcessEnv): Environment => {
  const result = v.safeParse(environmentSchema, environment)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`)
}

const isProduction = ({ NODE_ENV }: Environment): boolean => {
  if (NODE_ENV === 'production' || NODE_ENV === 'development') return NODE_ENV === 'production'
  throw new Error(
    `NODE_ENV: must be "production", or "development" as npm start says by itself; it is ${NODE_ENV ? `"${NODE_ENV}"` : 'not set'}`,
  )
}

/**
 * Development gives codes and identities to every caller, so it stays on this machine and away from real third parties.
 */
const refuseOpenDevelopment = (env: Environment, host: string): void => {
  if (!isLoopback(host) && env.ALLOW_LAN !== '1') {
    throw new Error(
      `HOST: development listens on this machine only, not on "${host}"; ALLOW_LAN=1 opens it to the network without the development logins`,
    )
  }
  const real = (['SMS_GATEWAY_URL', 'WECHAT_APPS', 'WECHAT_PAY_MCH_ID'] as const).filter((name) => env[name])
  if (real.length > 0) {
    throw new Error(
      `${real.join(', ')}: a real gateway does not run beside development stand-ins; set NODE_ENV=production`,
    )
  }
}

/** Folders and database address: the part of the configuration that scripts beside the server need. */
export const readPlaces = (environment: NodeJS.ProcessEnv) => {
  const env = parse(environment)
  return {
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    contentDir: resolve(env.CONTENT_DIR),
  }
}

/** A copy is read only beside what it is a copy of. */
const replicaIn = ({ DATABASE_URL, READ_DATABASE_URL }: Environment): string | undefined => {
  if (READ_DATABASE_URL && !DATABASE_URL)
    throw new Error('READ_DATABASE_URL: names a replica of DATABASE_URL, which is not set')
  return READ_DATABASE_URL || undefined
}

/** Minimum length: wrong keys are not rate limited, so a key must not be guessable. */
const KEY_LENGTH = 24

/** The key of operators; none in production unless it is set, a default in development. */
const operatorKeyIn = ({ OPERATOR_KEY }: Environment, isOpen: boolean): string => {
  if (!isOpen) return OPERATOR_KEY || 'development'
  if (OPERATOR_KEY && OPERATOR_KEY.length < KEY_LENGTH)
    throw new Error(
      `OPERATOR_KEY: must have ${KEY_LENGTH} characters or more; \`openssl rand -hex 24\` makes one`,
    )
  return OPERATOR_KEY
}

/** The configuration of the process, out of its environment. Throws with the variable's name when one is wrong. */
export const readConfig = (environment: NodeJS.ProcessEnv) => {
  const env = parse(environment)
  const production = isProduction(env)
  const host = env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1')
  if (!production) refuseOpenDevelopment(env, host)
  const isOpenToLan = !production && !isLoopback(host)
  return {
    production,
    isOpenToLan,
    port: env.PORT,
    host,
    ...readPlaces(environment),
    readDatabaseUrl: replicaIn(env),
    h5Dir: resolve(env.H5_DIR),
    bucket: bucketIn(env),
    publicUrl: env.PUBLIC_URL,
    operatorKey: operatorKeyIn(env, production || isOpenToLan),
    // Development servers of the app run on other ports of this machine.
    allowedOrigins: [
      ...list(env.CORS_ORIGINS),
      ...(production ? [] : ['http://localhost:10086', 'http://127.0.0.1:10086']),
    ],
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    sms: env.SMS_GATEWAY_URL ? { url: env.SMS_GATEWAY_URL, key: env.SMS_GATEWAY_KEY } : null,
    captcha: captchaIn(env),
    model: modelIn(env),
    merchant: merchantOf(env),
    miniProgramOrders: env.MINI_PROGRAM_ORDERS === '1',
    wechatApps: env.WECHAT_APPS ? secretsOf(env.WECHAT_APPS) : null,
  }
}

export type Config = ReturnType<typeof readConfig>

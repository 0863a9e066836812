import { createHash } from 'node:crypto'
import cors from '@fastify/cors'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { OutgoingHttpHeaders } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { videoProviders } from '@/lib/videoProviders'

export interface SecurityOptions {
  /** Origins that may call from another site. */
  readonly allowedOrigins: readonly string[]
  /** The app's HTML, whose inline scripts are allowed by their hash. */
  readonly html: string | null
  /** Scripts that the backend writes into it. */
  readonly ownScripts: readonly string[]
  readonly production: boolean
}

const inlineScripts = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi

const scriptsOf = (html: string) => [...html.matchAll(inlineScripts)].map(([, text = '']) => text)

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const policy = (scripts: readonly string[]) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", 'https://res.wx.qq.com', ...scripts.map(hashOf), ...Object.values(videoProviders)],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  mediaSrc: ["'self'", 'blob:', 'https:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", 'https:', 'wss:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
})

/** Computes helmet's headers once: they are equal for all responses. */
const headersOf = async (options: FastifyHelmetOptions): Promise<OutgoingHttpHeaders> => {
  const plain = await Fastify().inject('/')
  const probe = Fastify()
  await probe.register(helmet, options)
  const { headers } = await probe.inject('/')
  await probe.close()
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in plain.headers)))
}

/** Headers of data responses, which no browser opens as a page: nothing in them loads, runs or is framed. */
const ofData = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...Object.fromEntries(
    [
      'cross-origin-resource-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
    ].flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  ),
})

/** Security headers that let the app work in WeChat's web-views, and the list of foreign origins that may call. */
export const registerSecurity = async (app: FastifyInstance, options: SecurityOptions): Promise<void> => {
  const scripts = [...scriptsOf(options.html ?? ''), ...options.ownScripts]
  const headers = await headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: policy(scripts) },
    // Posters are shown by the mini-program and by development servers on other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    hsts: options.production,
  })
  const dataHeaders = ofData(headers)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.contract ? dataHeaders : headers)
    done()
  })
  await app.register(cors, {
    // The app learns the right time from it.
    exposedHeaders: ['Date'],
    origin: [...options.allowedOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    maxAge: 86_400,
  })
}

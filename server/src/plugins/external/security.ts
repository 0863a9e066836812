import { createHash } from 'node:crypto'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

export interface SecurityOptions {
  /** Origins that may call from another site. */
  readonly allowedOrigins: readonly string[]
  /** The app's HTML, whose inline scripts are allowed by their hash. */
  readonly html: string | null
  readonly production: boolean
}

const inlineScripts = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi

const hashesOf = (html: string) =>
  [...html.matchAll(inlineScripts)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

const policy = (html: string) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", 'https://res.wx.qq.com', ...hashesOf(html)],
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

/** Security headers that let the app work in WeChat's web-views, and the list of foreign origins that may call. */
export const registerSecurity = async (app: FastifyInstance, options: SecurityOptions): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(options.html ?? '') },
    // Posters are shown by the mini-program and by development servers on other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    hsts: options.production,
  })
  await app.register(cors, {
    origin: [...options.allowedOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    maxAge: 86_400,
  })
}

import { mkdirSync } from 'node:fs'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { allCalls } from '@/contracts/allCalls'
import type { AppOptions } from './AppOptions'
import { isContentLoaded, loadContent } from './authoring/loadContent'
import { readContent } from './authoring/readContent'
import { createServices } from './createServices'
import { cashierRoutes } from './dev/cashierRoutes'
import { inboxRoutes } from './dev/inboxRoutes'
import { SchemaRegistry } from './http/schemaRegistry'
import { createServe } from './http/serve'
import { createFirstScreens } from './firstScreen/createFirstScreens'
import { HomeScreens } from './firstScreen/HomeScreens'
import { LandingScreens } from './firstScreen/LandingScreens'
import { registerBodyParsers } from './plugins/app/bodyParsers'
import { registerErrors } from './plugins/app/errors'
import { readIndexHtml, registerH5App } from './plugins/app/h5App'
import { registerHealth } from './plugins/app/health'
import { Metrics, registerMetrics } from './plugins/app/metrics'
import { registerSessions } from './plugins/app/sessions'
import { registerApiReference } from './plugins/external/apiReference'
import { registerSecurity } from './plugins/external/security'
import { mediaRoutes } from './plugins/app/mediaRoutes'
import { createServePicture } from './posters/createServePicture'
import { pageQrRoutes } from './posters/pageQrRoutes'
import { posterRoutes } from './posters/posterRoutes'
import { wordCardRoutes } from './posters/wordCardRoutes'
import { authRoutes } from './services/auth/routes'
import { baseRoutes } from './services/base/routes'
import { uploadRoutes } from './services/base/uploadRoutes'
import { noticeRoutes } from './services/course/noticeRoutes'
import { courseRoutes } from './services/course/routes'
import { gaoshouRoutes } from './services/gaoshou/routes'
import { promoPartRoutes } from './services/promo/partRoutes'
import { promoRoutes } from './services/promo/routes'
import { trackingRoutes } from './services/tracking/routes'
import { wordRoutes } from './services/word/routes'

const BODY_LIMIT = 1024 * 1024
const ownPrefixes = ['posters', 'media', 'uploads', 'docs', 'dev', 'healthz', 'metrics']

const apiPrefixes = new Set([
  ...ownPrefixes,
  ...allCalls.map((call) => call.path.split('/')[1] ?? '').filter((segment) => !segment.includes('{')),
])

/** Fastify loads compilers of its own unless others are named; ours are set in createApp, and no other is ever built. */
const noCompiler = (): never => {
  throw new Error('A route has a schema that no contract stands behind')
}

const createFastify = ({ logLevel = 'info', logStream, trustProxy = false }: AppOptions): FastifyInstance =>
  Fastify({
    logger: { level: logLevel, base: null, ...(logStream && { stream: logStream }) },
    // One line of our own is logged per answer, with the route's pattern instead of the address.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 128 },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  })

const registerPlugins = async (
  app: FastifyInstance,
  options: AppOptions,
  metrics: Metrics,
): Promise<void> => {
  const { h5Dir, allowedOrigins = [], production = false } = options
  registerErrors(app)
  registerBodyParsers(app)
  registerMetrics(app, metrics)
  await registerSecurity(app, { allowedOrigins, html: readIndexHtml(h5Dir), production })
  await app.register(compress, { threshold: 1024 })
  await app.register(multipart)
  await registerApiReference(app)
}

const registerRoutes = async (app: FastifyInstance, options: AppOptions, registry: SchemaRegistry) => {
  const services = await createServices(options, app.log)
  const { foundation } = services
  registerSessions(app, services.auth.tokens.find)
  const serve = createServe(app, registry)
  authRoutes(serve, services.auth)
  baseRoutes(serve, services.base)
  gaoshouRoutes(serve, services.gaoshou)
  courseRoutes(serve, services.course)
  noticeRoutes(app, foundation.payments, services.course.settlement)
  promoRoutes(serve, services.promo.pages, foundation.requireOperator)
  promoPartRoutes(serve, services.promoParts)
  trackingRoutes(serve, { ...foundation, ...services.tracking })
  wordRoutes(serve, services.word)
  const servePicture = createServePicture(app, foundation.limiter)
  wordCardRoutes(servePicture, { shares: services.word.shares, publicUrl: foundation.publicUrl })
  posterRoutes(servePicture, { ...foundation, promos: services.promo.repository })
  pageQrRoutes(servePicture, foundation.publicUrl)
  await mediaRoutes(app, options.contentDir)
  mkdirSync(options.uploadDir, { recursive: true })
  await uploadRoutes(app, services.base.uploads, options.uploadDir)
  if (!options.production) {
    inboxRoutes(app, foundation.db)
    cashierRoutes(app, foundation)
  }
  return services
}

const loadInto = async ({ database, contentDir }: AppOptions, now: number): Promise<void> => {
  const { content, problems, hash } = readContent(contentDir)
  if (!content) {
    const [first] = problems
    throw new Error(
      `The content has ${problems.length} problems, first ${first?.file} ${first?.path}: ${first?.reason}`,
    )
  }
  await loadContent(database.db, content, hash, now)
}

/** A backend: the Fastify instance, and the chores that a process runs from time to time. */
export interface App {
  readonly fastify: FastifyInstance
  readonly metrics: Metrics
  /** Closes orders whose time is over, deletes accounts whose grace has passed, trains one learner's memory model. */
  runChores(): Promise<void>
}

/** Builds the whole backend on an open, migrated database and loads the content; it does not listen yet. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const fastify = createFastify(options)
  const registry = new SchemaRegistry()
  const metrics = new Metrics()
  fastify.setValidatorCompiler(registry.compile)
  fastify.setSerializerCompiler(() => (data) => JSON.stringify(data))
  await loadInto(options, (options.clock ?? Date.now)())
  await registerPlugins(fastify, options, metrics)
  const services = await registerRoutes(fastify, options, registry)
  registerHealth(fastify, () => isContentLoaded(options.database.probe))
  await registerH5App(fastify, {
    dir: options.h5Dir,
    apiPrefixes,
    renderFirstScreen: createFirstScreens(
      [
        new LandingScreens(services.promo.pages),
        new HomeScreens(services.foundation.items, services.course.goods),
      ],
      options.publicUrl ?? '',
    ),
  })
  await fastify.ready()
  const runChores = async () => {
    await services.course.orders.closeExpired()
    await services.auth.removal.removeDue()
    await services.word.memory.trainNext()
  }
  return { fastify, metrics, runChores }
}

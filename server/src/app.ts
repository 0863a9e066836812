import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { AppOptions } from './AppOptions'
import { ContentLoader } from './authoring/ContentLoader'
import { cashierRoutes } from './dev/cashierRoutes'
import { chatRoutes } from './dev/chatRoutes'
import { inboxRoutes } from './dev/inboxRoutes'
import { DiskWatch } from './db/DiskWatch'
import { SchemaRegistry } from './http/schemaRegistry'
import { LARGEST_BODY } from './http/bodyLimitOf'
import { OpenStreams } from './http/OpenStreams'
import { createIsOperator } from './http/createIsOperator'
import { createInternalGate } from './http/createInternalGate'
import { describeError } from './http/describeError'
import { createServe, createServeGrowing, routePath } from './http/serve'
import { createFoundation } from './Foundation'
import { systemClock } from './ports/Clock'
import { allCalls } from './services/allCalls'
import { contentFolder } from './services/allContent'
import { startAreas } from './startAreas'
import { createFirstScreens } from './firstScreen/createFirstScreens'
import { keepTapScript } from './firstScreen/keepTapScript'
import { RouteScreens } from './firstScreen/RouteScreens'
import { registerBodyParsers } from './plugins/app/bodyParsers'
import { registerLoadShedding } from './plugins/app/loadShedding'
import { registerErrors, sendUnreadable } from './plugins/app/errors'
import { readIndexHtml, registerH5App } from './plugins/app/h5App'
import { registerProxyWarning } from './plugins/app/proxyWarning'
import { registerHealth } from './plugins/app/health'
import { Metrics, registerMetrics } from './plugins/app/metrics'
import { watchApiPaths } from './plugins/app/watchApiPaths'
import { type EndTurn, registerCallTurns } from './plugins/app/callTurns'
import { registerSessions } from './plugins/app/sessions'
import { registerApiReference } from './plugins/external/apiReference'
import { registerSecurity } from './plugins/external/security'
import { filmRoutes } from './plugins/app/filmRoutes'
import { mediaRoutes } from './plugins/app/mediaRoutes'
import { createServePicture } from './posters/createServePicture'

/** Milliseconds in which a request has to be here whole: time for a picture over a bad network. */
const REQUEST_WITHIN = 60_000
const CHECKED_EVERY = 5000
/** Milliseconds after which a connection that asks nothing is closed; the proxy closes its own before (deploy/proxy.conf). */
const IDLE_WITHIN = 60_000
/** Three seconds of what a process with a core of its own is planned for (docs/operations.md). */
const MOST_AT_WORK = 500
/** Fastify loads compilers of its own unless others are named; ours are set in createApp, and no other is ever built. */
const noCompiler = (): never => {
  throw new Error('A route has a schema that no contract stands behind')
}

const createFastify = ({ logLevel = 'info', logStream, trustProxy = false }: AppOptions): FastifyInstance =>
  Fastify({
    logger: {
      level: logLevel,
      base: null,
      serializers: { err: describeError },
      ...(logStream && { stream: logStream }),
    },
    // One line of our own is logged per answer, with the route's pattern instead of the address.
    logController: new LogController({ disableRequestLogging: true }),
    // No logger is made for each request: the lines that are written name it themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: LARGEST_BODY,
    // Closes connections whose body arrives drop by drop.
    requestTimeout: REQUEST_WITHIN,
    keepAliveTimeout: IDLE_WITHIN,
    http: { connectionsCheckingInterval: CHECKED_EVERY, headersTimeout: REQUEST_WITHIN / 2 },
    routerOptions: { maxParamLength: 128 },
    // Addresses that no route can be looked for by: they are refused before any hook.
    frameworkErrors: (_error, request, reply) => sendUnreadable(request, reply),
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  })

const registerPlugins = async (
  app: FastifyInstance,
  options: AppOptions,
  metrics: Metrics,
  disk: DiskWatch,
): Promise<void> => {
  const {
    h5Dir,
    allowedOrigins = [],
    production = true,
    operatorKey = '',
    mostAtWork = MOST_AT_WORK,
  } = options
  const gate = createInternalGate(operatorKey)
  registerErrors(app, disk)
  if (!options.trustProxy) registerProxyWarning(app)
  registerLoadShedding(app, mostAtWork)
  registerBodyParsers(app)
  registerMetrics(app, metrics, gate)
  await registerSecurity(app, {
    allowedOrigins,
    html: readIndexHtml(h5Dir),
    ownScripts: [keepTapScript],
    production,
  })
  await app.register(compress, { threshold: 1024 })
  await app.register(multipart)
  await registerApiReference(app, gate)
}

interface AreaDeps {
  readonly registry: SchemaRegistry
  readonly metrics: Metrics
  readonly endTurn: EndTurn
}

/** Starts the areas and connects them with the web. */
const registerAreas = async (
  app: FastifyInstance,
  options: AppOptions,
  { registry, metrics, endTurn }: AreaDeps,
) => {
  const foundation = await createFoundation(options, app.log, metrics.registry)
  const { started, use } = await startAreas(foundation)
  registerSessions(app, {
    findSession: use('findSession'),
    findStaff: use('findStaff'),
    isOperator: foundation.isOperator,
    audit: use('audit'),
  })
  const serve = createServe(app, registry)
  const streams = new OpenStreams(options.streamLimits, use('aliveSessions'))
  app.addHook('preClose', async () => streams.close())
  const serveGrowing = createServeGrowing(app, registry, { streams, endTurn })
  const servePicture = createServePicture(app, foundation.limiter)
  for (const area of started) await area.routes({ app, serve, serveGrowing, servePicture })
  const unserved = allCalls.filter(({ method, path }) => !app.hasRoute({ method, url: routePath(path) }))
  if (unserved.length > 0) {
    const named = unserved.map(({ id }) => id).join(', ')
    throw new Error(`No route answers ${named}: serve(…) in server/src/services/<area>/routes.ts`)
  }
  await mediaRoutes(app, options.contentDir)
  await filmRoutes(app, options.contentDir, foundation.filmTickets)
  if (options.production === false) {
    inboxRoutes(app, foundation.db)
    cashierRoutes(app, foundation)
    chatRoutes(app, foundation.db)
  }
  return started
}

/** A backend: the Fastify instance, and the chores that a process runs from time to time. */
export interface App {
  readonly fastify: FastifyInstance
  readonly metrics: Metrics
  /** Does the chores of every area once. */
  runChores(): Promise<void>
}

/** Builds the whole backend on an open, migrated database and loads the content; it does not listen yet. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const fastify = createFastify(options)
  const isApiPath = watchApiPaths(fastify)
  const registry = new SchemaRegistry()
  const metrics = new Metrics()
  fastify.setValidatorCompiler(registry.compile)
  fastify.setSerializerCompiler(() => (data) => JSON.stringify(data))
  const content = new ContentLoader({
    db: options.database.db,
    folder: contentFolder(options.contentDir),
    clock: options.clock ?? systemClock,
    log: fastify.log,
  })
  await content.start()
  const disk = new DiskWatch(options.clock ?? systemClock)
  const endTurn = registerCallTurns(fastify, createIsOperator(options.operatorKey ?? ''))
  await registerPlugins(fastify, options, metrics, disk)
  const areas = await registerAreas(fastify, options, { registry, metrics, endTurn })
  registerHealth(fastify, () => content.standing(options.database.probe), disk)
  await registerH5App(fastify, {
    dir: options.h5Dir,
    isApiPath,
    renderFirstScreen: createFirstScreens(
      [...areas.flatMap(({ screens }) => screens ?? []), new RouteScreens()],
      options.publicUrl ?? '',
    ),
  })
  await fastify.ready()
  const chores = [() => content.follow(), ...areas.flatMap((area) => area.chores ?? [])]
  const runChores = async () => {
    // Run the other chores even when one fails.
    for (const chore of chores) {
      await chore().catch((error: unknown) => {
        disk.note(error)
        fastify.log.error({ err: error }, 'a chore failed')
      })
    }
  }
  return { fastify, metrics, runChores }
}

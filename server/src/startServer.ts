import { join } from 'node:path'
import type { Server } from 'node:net'
import pino from 'pino'
import type { AppOptions } from './AppOptions'
import { createApp } from './app'
import type { Database } from './db/Database'
import { backUpDaily } from './db/backUpDaily'
import { migrate } from './db/migrate'
import { openDatabase } from './db/openDatabase'
import { HttpModel } from './gateways/model/HttpModel'
import { WechatPayProvider } from './gateways/payment/WechatPayProvider'
import { S3Pictures } from './gateways/pictures/S3Pictures'
import { HttpSmsGateway } from './gateways/sms/HttpSmsGateway'
import { HttpWechatGateway } from './gateways/wechat/HttpWechatGateway'
import { type Clock, systemClock } from './ports/Clock'
import { systemRandom } from './ports/Random'
import type { Config } from './readConfig'

const CHORES_EVERY = 60_000
/** Connections still open after this time are cut: process managers wait no longer. */
const STOP_WITHIN = 10_000
const LOG_BYTES = 12_288
const LOG_EVERY = 500

/** A listening backend. */
export interface RunningServer {
  readonly address: string
  readonly engine: Database['engine']
  /** Runs the chores of each minute now. */
  runChores(): Promise<void>
  /** Stops taking requests, finishes those under way, and closes the database. */
  stop(): Promise<void>
}

const optionsOf = (config: Config, database: Database, clock: Clock): AppOptions => ({
  database,
  clock,
  contentDir: config.contentDir,
  uploadDir: join(config.dataDir, 'uploads'),
  h5Dir: config.h5Dir,
  production: config.production,
  isOpenToLan: config.isOpenToLan,
  logLevel: config.logLevel,
  // Lines are gathered for a moment: one write for each answer would cost a tenth of its time. The end of the process writes the rest.
  logStream: pino.destination({ sync: false, minLength: LOG_BYTES, periodicFlush: LOG_EVERY }),
  trustProxy: config.trustProxy,
  allowedOrigins: config.allowedOrigins,
  publicUrl: config.publicUrl,
  operatorKey: config.operatorKey,
  miniProgramOrders: config.miniProgramOrders,
  ...(config.bucket && { pictures: new S3Pictures(config.bucket) }),
  ...(config.model && { model: new HttpModel(config.model) }),
  ...(config.captcha && { captcha: config.captcha }),
  ...(config.sms && { sms: new HttpSmsGateway(config.sms.url, config.sms.key) }),
  ...(config.merchant && { payments: new WechatPayProvider(config.merchant, clock, systemRandom) }),
  ...(config.wechatApps && { wechat: new HttpWechatGateway(config.wechatApps, clock) }),
})

const portOf = (server: Server, fallback: number) => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : fallback
}

/** Opens and migrates the database, loads the content, listens. */
export const startServer = async (config: Config, clock: Clock = systemClock): Promise<RunningServer> => {
  let countQuery = (): void => undefined
  const database = await openDatabase({
    url: config.databaseUrl,
    readUrl: config.readDatabaseUrl,
    folder: join(config.dataDir, 'database'),
    onQuery: () => countQuery(),
  })
  const start = async () => {
    await migrate(database.db)
    const app = await createApp(optionsOf(config, database, clock))
    countQuery = () => app.metrics.countQuery()
    await app.fastify.listen({ port: config.port, host: config.host })
    return app
  }
  const { fastify, runChores } = await start().catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const backUp =
    database.engine === 'pglite' ? () => backUpDaily(database.db, config.dataDir) : async () => undefined
  const chores = setInterval(() => {
    runChores()
      .then(backUp)
      .catch((error: unknown) => fastify.log.error({ err: error }, 'chores failed'))
  }, CHORES_EVERY)
  return {
    address: `http://localhost:${portOf(fastify.server, config.port)}`,
    engine: database.engine,
    runChores,
    stop: async () => {
      clearInterval(chores)
      const late = setTimeout(() => fastify.server.closeAllConnections(), STOP_WITHIN)
      await fastify.close()
      clearTimeout(late)
      await database.close()
    },
  }
}

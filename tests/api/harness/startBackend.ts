import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { codeTypes, mobileCode, smsCode } from '@/contracts/auth/smsCode'
import { token as tokenCall, tokenSchema } from '@/contracts/auth/token'
import type { CallContract, CallInput } from '@/contracts/define'
import type { AppOptions } from '../../../server/src/AppOptions'
import { createApp } from '../../../server/src/app'
import { loadContent } from '../../../server/src/authoring/loadContent'
import type { Database, Db } from '../../../server/src/db/Database'
import { migrate } from '../../../server/src/db/migrate'
import { contentFolder } from '../../../server/src/services/allContent'
import { addressOf, type Parts } from './addressOf'
import { embedded } from './embedded'
import { openFilledDatabase } from './openTestDatabase'

export const contentDir = resolve(__dirname, '../../../content')
const START = Date.parse('2026-11-21T12:00:00+08:00')

/** A parsed answer. `result` is the value of that field. */
export interface Answer {
  readonly status: number
  readonly code: string | undefined
  /** Id of the blocking item. */
  readonly about: string | undefined
  readonly msg: string | undefined
  readonly result: unknown
  readonly json: unknown
}

const envelopeSchema = v.looseObject({
  status: v.number(),
  code: v.optional(v.string()),
  about: v.optional(v.string()),
  msg: v.optional(v.string()),
  result: v.optional(v.unknown()),
})

/** A statement as it was sent. */
export interface Query {
  readonly text: string
  readonly params: readonly unknown[]
}

const optionsOf = (database: Database, folder: string, time: { readonly now: number }): AppOptions => ({
  database,
  contentDir,
  uploadDir: join(folder, 'uploads'),
  logLevel: 'silent',
  production: false,
  clock: () => time.now,
})

/** A whole backend in memory, with a clock that tests move. */
export class Backend {
  readonly fastify: FastifyInstance

  constructor(
    private readonly app: Awaited<ReturnType<typeof createApp>>,
    private readonly database: Database,
    private readonly queries: readonly Query[],
    private readonly folder: string,
    readonly time: { now: number },
  ) {
    this.fastify = app.fastify
  }

  /** Sends a call, whatever its parts; for what the types of `call` would refuse. */
  async send(contract: CallContract, parts: Parts, token?: string, operatorKey?: string): Promise<Answer> {
    const response = await this.fastify.inject({
      method: contract.method,
      url: addressOf(contract, parts),
      ...(parts.body !== undefined && { payload: Object(parts.body) }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(operatorKey && { 'x-operator-key': operatorKey }),
      },
    })
    const json: unknown = response.json()
    const { status, code, about, msg, result } = v.parse(envelopeSchema, json)
    expect(status).toBe(response.statusCode)
    return { status, code, about, msg, result, json }
  }

  call<C extends CallContract>(contract: C, input: CallInput<C> & Parts, token?: string): Promise<Answer> {
    return this.send(contract, input, token)
  }

  /** The payload of a call that must succeed. */
  async ask<C extends CallContract>(
    contract: C,
    input: CallInput<C> & Parts,
    token?: string,
  ): Promise<v.InferOutput<C['response']>> {
    const answer = await this.send(contract, input, token)
    if (answer.status !== 200)
      throw new Error(`${contract.id}: ${answer.status} ${answer.code} ${answer.msg}`)
    return v.parse(contract.response, contract.flat ? answer.json : answer.result)
  }

  /** The newest code that a phone was sent. */
  async inbox(phone: string): Promise<string> {
    const response = await this.fastify.inject(`/dev/inbox.json?phone=${phone}`)
    const messages = v.object({ result: v.array(v.object({ code: v.string() })) })
    return v.parse(messages, response.json()).result[0]?.code ?? ''
  }

  /** Sends a code that proves a phone to an account, and answers it. */
  async proofFor(phone: string): Promise<string> {
    await this.ask(mobileCode, { query: { mobile: phone, type: codeTypes.proof } })
    return this.inbox(phone)
  }

  /** Sends a code of the login forms and answers it. */
  async codeFor(phone: string): Promise<string> {
    await this.ask(smsCode, { query: { mobile: phone, type: codeTypes.login } })
    return this.inbox(phone)
  }

  /** Logs a phone in by SMS; moves the clock past the minute between two codes. */
  async login(phone: string): Promise<{ uid: string; token: string }> {
    const code = await this.codeFor(phone)
    this.time.now += 60_000
    const query = { grant_type: 'sms', client_id: 'test', mobile: phone, code } as const
    const { json } = await this.send(tokenCall, { query })
    const { uid, access_token: token } = v.parse(tokenSchema, json)
    return { uid, token }
  }

  /** The statements that a piece of work sends. */
  async recordQueries(work: () => Promise<unknown>): Promise<readonly Query[]> {
    const before = this.queries.length
    await work()
    return this.queries.slice(before)
  }

  /** How many statements a piece of work sends. */
  async countQueries(work: () => Promise<unknown>): Promise<number> {
    return (await this.recordQueries(work)).length
  }

  /** Looks into the database, or changes it behind the backend's back. */
  async rows(statement: string): Promise<Record<string, unknown>[]> {
    const result = await this.database.db.execute(sql.raw(statement))
    return v.parse(v.object({ rows: v.array(v.record(v.string(), v.unknown())) }), result).rows
  }

  /** The connection, for services that a test makes by itself. */
  get db(): Db {
    return this.database.db
  }

  /** Loads the content of another folder, as a deployment does; answers the areas that changed. */
  load(dir: string): Promise<readonly string[]> {
    const folder = contentFolder(dir)
    const { content, problems } = folder.read()
    if (!content) throw new Error(JSON.stringify(problems))
    return loadContent(this.database.db, folder, { content, hashes: folder.hashes(), now: this.time.now })
  }

  runChores(): Promise<void> {
    return this.app.runChores()
  }

  /** A second process on the same database, with the same clock, that may read a replica; it goes before this one does. */
  async beside(replica?: Db): Promise<{ readonly backend: Backend; stop(): Promise<void> }> {
    const { database, queries, folder, time } = this
    const app = await createApp(optionsOf({ ...database, replica }, folder, time))
    return { backend: new Backend(app, database, queries, folder, time), stop: () => app.fastify.close() }
  }

  async stop(): Promise<void> {
    await this.fastify.close()
    await this.database.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Creates the tables and loads all content, as a first start does. */
const fill = async (database: Database): Promise<void> => {
  await migrate(database.db)
  const app = await createApp(optionsOf(database, tmpdir(), { now: START }))
  await app.fastify.close()
}

/** Starts a backend on a database of its own. */
export const startBackend = async (options: Partial<AppOptions> = {}): Promise<Backend> => {
  const queries: Query[] = []
  const time = { now: START }
  const database = await openFilledDatabase((text, params) => queries.push({ text, params }), fill)
  await migrate(database.db)
  const folder = mkdtempSync(join(tmpdir(), 'yantu-test-'))
  const app = await createApp({ ...optionsOf(database, folder, time), ...options })
  await embedded.keep()
  return new Backend(app, database, queries, folder, time)
}

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import * as v from 'valibot'
import { token as tokenCall, tokenSchema } from '@/contracts/auth/token'
import { smsCode } from '@/contracts/auth/smsCode'
import type { CallContract, CallInput } from '@/contracts/define'
import type { AppOptions } from '../../server/src/AppOptions'
import { createApp } from '../../server/src/app'
import type { Database } from '../../server/src/db/Database'
import { migrate } from '../../server/src/db/migrate'
import { openDatabase } from '../../server/src/db/openDatabase'
import { embedded } from './embedded'

// The embedded engine takes seconds to start when several files start at once.
jest.setTimeout(60_000)

export const contentDir = resolve(__dirname, '../../content')
export const START = Date.parse('2026-11-21T12:00:00+08:00')

const openIn = async (url: string, schema: string, onQuery: (text: string) => void): Promise<Database> => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create schema "${schema}"`)
  const address = new URL(url)
  address.searchParams.set('options', `-c search_path=${schema}`)
  const database = await openDatabase({ url: address.toString(), onQuery })
  const close = async () => {
    await database.close()
    await admin.query(`drop schema "${schema}" cascade`)
    await admin.end()
  }
  return { ...database, close }
}

/** PostgreSQL in a schema of its own when DATABASE_URL is set, else the embedded engine in memory. */
export const openTestDatabase = (onQuery: (text: string) => void = () => undefined): Promise<Database> => {
  const url = process.env['DATABASE_URL']
  if (url) return openIn(url, `test_${randomUUID().replaceAll('-', '')}`, onQuery)
  return openDatabase({ startPglite: embedded.start, onQuery })
}

/** An answer, parsed. `result` is whatever stood under it. */
export interface Answer {
  readonly status: number
  readonly code: string | undefined
  readonly msg: string | undefined
  readonly result: unknown
  readonly json: unknown
}

const envelopeSchema = v.looseObject({
  status: v.number(),
  code: v.optional(v.string()),
  msg: v.optional(v.string()),
  result: v.optional(v.unknown()),
})

interface Parts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

const entriesOf = (part: unknown): [string, string][] =>
  Object.entries(Object(part)).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))

/** The address of a call with its parameters filled in. */
export const addressOf = (contract: CallContract, { params, query }: Parts): string => {
  const path = entriesOf(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(value)),
    contract.path as string,
  )
  const search = new URLSearchParams(entriesOf(query)).toString()
  return search ? `${path}?${search}` : path
}

/** A whole backend in memory, with a clock that tests move. */
export const startBackend = async (options: Partial<AppOptions> = {}) => {
  const queries: string[] = []
  const database = await openTestDatabase((text) => queries.push(text))
  await migrate(database.db)
  const folder = mkdtempSync(join(tmpdir(), 'yantu-test-'))
  const time = { now: START }
  const { fastify, runChores } = await createApp({
    database,
    contentDir,
    uploadDir: join(folder, 'uploads'),
    logLevel: 'silent',
    clock: () => time.now,
    ...options,
  })

  await embedded.keep()

  const send = async (contract: CallContract, parts: Parts, token?: string): Promise<Answer> => {
    const response = await fastify.inject({
      method: contract.method,
      url: addressOf(contract, parts),
      ...(parts.body !== undefined && { payload: Object(parts.body) }),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    })
    const json: unknown = response.json()
    const { status, code, msg, result } = v.parse(envelopeSchema, json)
    expect(status).toBe(response.statusCode)
    return { status, code, msg, result, json }
  }

  const call = <C extends CallContract>(contract: C, input: CallInput<C> & Parts, token?: string) =>
    send(contract, input, token)

  /** The payload of a call that must succeed. */
  const ask = async <C extends CallContract>(
    contract: C,
    input: CallInput<C> & Parts,
    token?: string,
  ): Promise<v.InferOutput<C['response']>> => {
    const answer = await send(contract, input, token)
    if (answer.status !== 200)
      throw new Error(`${contract.id}: ${answer.status} ${answer.code} ${answer.msg}`)
    return v.parse(contract.response, contract.flat ? answer.json : answer.result)
  }

  const inbox = async (phone: string): Promise<string> => {
    const response = await fastify.inject(`/dev/inbox.json?phone=${phone}`)
    const list = v.parse(
      v.object({ result: v.array(v.object({ code: v.string() })) }),
      response.json(),
    ).result
    return list[0]?.code ?? ''
  }

  /** Sends a code and answers it. */
  const codeFor = async (phone: string): Promise<string> => {
    await ask(smsCode, { query: { mobile: phone } })
    return inbox(phone)
  }

  /** Logs a phone in by SMS; moves the clock past the minute between two codes. */
  const login = async (phone: string) => {
    const code = await codeFor(phone)
    time.now += 60_000
    const query = { grant_type: 'sms', client_id: 'test', mobile: phone, code } as const
    const answer = await send(tokenCall, { query })
    const token = v.parse(tokenSchema, answer.json)
    return { token: token.access_token, uid: token.uid, registerTime: token.register_time }
  }

  /** How many statements a piece of work sends. */
  const countQueries = async (work: () => Promise<unknown>): Promise<number> => {
    const before = queries.length
    await work()
    return queries.length - before
  }

  const rows = async (statement: string): Promise<Record<string, unknown>[]> => {
    const result = await database.db.execute(sql.raw(statement))
    return v.parse(v.object({ rows: v.array(v.record(v.string(), v.unknown())) }), result).rows
  }

  const stop = async () => {
    await fastify.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }

  return {
    fastify,
    database,
    time,
    send,
    call,
    ask,
    inbox,
    codeFor,
    login,
    countQueries,
    rows,
    runChores,
    stop,
  }
}

export type Backend = Awaited<ReturnType<typeof startBackend>>

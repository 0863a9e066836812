import fc from 'fast-check'
import * as v from 'valibot'
import type { CallContract } from '@/contracts/define'
import { allCalls } from '../../../server/src/services/allCalls'
import { arbitraryOf } from '../harness/arbitraryOf'
import { type Backend, startBackend } from '../harness/startBackend'

const SENTINELS = [
  '13987654321',
  '哨兵甲乙丙',
  'sentinel-000001',
  'sentinel000001',
  '9876543210123',
  9_876_543_210_123,
]
const log: string[] = []
let backend: Backend
let owner: { uid: string; token: string }

/** The same input with a sentinel in every place where the contract takes one. */
const marked = (schema: v.GenericSchema, input: unknown): unknown => {
  const put = (value: unknown, replace: (leaf: unknown) => unknown): unknown => {
    if (Array.isArray(value)) return value.map((entry) => put(entry, replace))
    if (typeof value !== 'object' || value === null) return replace(value)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, put(entry, replace)]))
  }
  let leaves = 0
  put(input, () => (leaves += 1))
  let result = input
  for (let wanted = 1; wanted <= leaves; wanted += 1) {
    for (const sentinel of SENTINELS) {
      let at = 0
      const tried = put(result, (leaf) =>
        (at += 1) === wanted && typeof leaf === typeof sentinel ? sentinel : leaf,
      )
      if (JSON.stringify(tried) === JSON.stringify(result) || !v.is(schema, tried)) continue
      result = tried
      break
    }
  }
  return result
}

const partOf = (schema: v.GenericSchema | undefined, seed: number): unknown =>
  schema && marked(schema, fc.sample(arbitraryOf(schema), { seed, numRuns: 1 })[0])

const send = (contract: CallContract, seed: number) => {
  const params = partOf(contract.params, seed)
  const mine = { ...Object(params), uid: owner.uid, userId: owner.uid }
  const body = partOf(contract.body, seed)
  return backend.send(
    contract,
    {
      params: mine,
      query: partOf(contract.query, seed),
      body: body !== undefined && 'uid' in Object(body) ? { ...Object(body), uid: owner.uid } : body,
    },
    owner.token,
  )
}

beforeAll(async () => {
  backend = await startBackend({ logLevel: 'trace', logStream: { write: (line) => log.push(line) } })
  owner = await backend.login('13700000001')
  log.length = 0
})
afterAll(() => backend.stop())

const tablesBut = async (...kept: string[]): Promise<string[]> => {
  const rows = await backend.rows(
    `select table_name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  )
  return rows.map((row) => String(row['table_name'])).filter((name) => !kept.includes(name))
}

const sendAll = async (): Promise<void> => {
  for (const contract of allCalls) {
    for (const seed of [1, 2]) await send(contract, seed).catch(() => undefined)
  }
}

const expectNothingTold = (): void => {
  const told = log.filter((line) => SENTINELS.some((sentinel) => line.includes(String(sentinel))))
  expect(told).toEqual([])
}

test('a row that the database refuses is not told to the log', async () => {
  for (const table of await tablesBut('migrations')) {
    await backend
      .rows(`alter table "${table}" add constraint refuse_${table} check (false) not valid`)
      .catch(() => [])
  }
  await sendAll()
  expect(log.filter((line) => line.includes('23514')).length).toBeGreaterThan(10)
  expectNothingTold()
})

test('nor is the parameter of a statement that fails, in any call', async () => {
  log.length = 0
  for (const table of await tablesBut('migrations', 'tokens', 'users')) {
    await backend.rows(`alter table "${table}" rename to gone_${table}`).catch(() => [])
  }
  await sendAll()
  const failed = new Set(
    log.filter((line) => line.includes('42P01')).map((line) => /"route":"([^"]+)/.exec(line)?.[1]),
  )
  expect(failed.size).toBeGreaterThan(60)
  expectNothingTold()
})

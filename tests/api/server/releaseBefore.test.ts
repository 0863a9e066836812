import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { migrate } from '../../../server/src/db/migrate'
import type { Db } from '../../../server/src/db/Database'
import { allCalls } from '../../../server/src/services/allCalls'
import { arbitraryOf } from '../harness/arbitraryOf'
import { openTestDatabase } from '../harness/openTestDatabase'
import { startBackend } from '../harness/startBackend'

/**
 * What the release before sends to the database, statement by statement: it goes on doing so while the new release, and its
 * schema, roll out. Whoever cuts a release records it anew: `RECORD_RELEASE=1 npx jest tests/api/releaseBefore.test.ts`.
 */
const file = join(__dirname, '../../fixtures/releaseStatements.json')
const ENDING = new Set(['auth.logout', 'auth.setPassword', 'auth.requestDeletion'])

const record = async (): Promise<void> => {
  const backend = await startBackend({ operatorKey: 'operator' })
  const me = await backend.login('13900000401')
  const known = { promotionId: '127', paperId: 'english-1', goodsId: '270001', bookId: 'kaoyan', uid: me.uid }
  const queries = await backend.recordQueries(async () => {
    for (const contract of allCalls.filter(({ id }) => !ENDING.has(id))) {
      const parts = fc.record({
        params: contract.params ? arbitraryOf(contract.params) : fc.constant({}),
        query: contract.query ? arbitraryOf(contract.query) : fc.constant({}),
        body: contract.body ? arbitraryOf(contract.body) : fc.constant(undefined),
      })
      for (const { params, query, body } of fc.sample(parts, { numRuns: 5, seed: 20261122 })) {
        const own = Object.entries(Object(params)).map(([key, value]) => [key, Object(known)[key] ?? value])
        await backend.send(contract, { params: Object.fromEntries(own), query, body }, me.token, 'operator')
      }
    }
    await backend.runChores()
  })
  await backend.stop()
  const texts = queries
    .map(({ text }) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => /^(?:select|with|insert|update|delete)\b/i.test(text))
  writeFileSync(file, `${JSON.stringify([...new Set(texts)].sort(), null, 1)}\n`)
}

/** Why a database would not take a statement; undefined when it plans it. */
const refusal = (db: Db, text: string): Promise<string | undefined> =>
  db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(`prepare of_the_release_before as ${text}`))
      await tx.execute(sql.raw('deallocate of_the_release_before'))
      return undefined
    })
    .catch((error: unknown) => {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      return `${cause instanceof Error ? cause.message : String(cause)}: ${text}`
    })

beforeAll(async () => {
  if (process.env['RECORD_RELEASE'] === '1') await record()
})

test('the new schema takes every statement of the release before', async () => {
  const statements = v.parse(v.array(v.string()), JSON.parse(readFileSync(file, 'utf8')))
  expect(statements.length).toBeGreaterThan(100)
  const database = await openTestDatabase()
  await migrate(database.db)
  const refused: string[] = []
  for (const text of statements) {
    const reason = await refusal(database.db, text)
    if (reason) refused.push(reason)
  }
  expect(refused).toEqual([])
  await database.close()
})

test('a column that went away is found', async () => {
  const database = await openTestDatabase()
  await migrate(database.db)
  const gone = await refusal(database.db, 'select order_id, column_of_yesterday from orders')
  expect(gone).toContain('column_of_yesterday')
  await database.close()
})

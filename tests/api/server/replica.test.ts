import { sql } from 'drizzle-orm'
import { account, userName } from '@/contracts/auth/account'
import { documentVersions } from '@/contracts/base/documents'
import { classTypes, goodsComments, goodsDetail, goodsList, shopCategories } from '@/contracts/course/goods'
import { createOrder, orders } from '@/contracts/course/orders'
import type { CallContract } from '@/contracts/define'
import { pageContent } from '@/contracts/pages/pageContent'
import { promoPages } from '@/contracts/pages/promoCatalogue'
import { openDatabase } from '../../../server/src/db/openDatabase'
import type { Parts } from '../harness/addressOf'
import { type Backend, startBackend } from '../harness/startBackend'

let primary: Backend
let replica: Backend
let reader: Backend
let stopReader: () => Promise<void>
beforeAll(async () => {
  primary = await startBackend()
  replica = await startBackend()
  const beside = await primary.beside(replica.db)
  reader = beside.backend
  stopReader = beside.stop
})
afterAll(async () => {
  await stopReader()
  await replica.stop()
  await primary.stop()
})

const goodsId = '270001'
const publicReads: readonly (readonly [string, CallContract, Parts])[] = [
  ['a landing page', pageContent, { params: { name: '127' } }],
  ['the catalogue of pages', promoPages, {}],
  ['the shop', goodsList, {}],
  ['its categories', shopCategories, {}],
  ['goods', goodsDetail, { params: { goodsId } }],
  ['comments', goodsComments, { params: { goodsId } }],
  ['class types', classTypes, {}],
  ['legal texts', documentVersions, {}],
]

/** How many statements a piece of work sends to each of the two. */
const sentTo = async (work: () => Promise<unknown>) => {
  let toReplica = 0
  const toPrimary = await primary.countQueries(async () => {
    toReplica = await replica.countQueries(work)
  })
  return { toPrimary, toReplica }
}

test.each(publicReads)('%s: a stranger reads the replica alone', async (_, contract, parts) => {
  const { toPrimary, toReplica } = await sentTo(async () => {
    expect((await reader.send(contract, parts)).status).toBe(200)
  })
  expect(toPrimary).toBe(0)
  expect(toReplica).toBeGreaterThan(0)
})

test('what somebody has just written is read where it was written', async () => {
  const { uid, token } = await reader.login('13500000801')
  const { toReplica } = await sentTo(async () => {
    await reader.ask(userName, { body: { name: '小满' } }, token)
    expect((await reader.ask(account, { params: { uid } }, token)).name).toBe('小满')
    const body = { idempotencyKey: 'beside-a-replica', goodsId, agreementVersion: '2.1' }
    const { orderId } = await reader.ask(createOrder, { params: { uid }, body }, token)
    const { list } = await reader.ask(orders, { params: { uid }, query: {} }, token)
    expect(list.map((order) => order.orderId)).toEqual([orderId])
    await reader.ask(goodsDetail, { params: { goodsId } }, token)
  })
  expect(toReplica).toBe(0)
})

test('goods that are nowhere are not found, and no failure', async () => {
  expect(await reader.send(goodsDetail, { params: { goodsId: 'nowhere' } })).toMatchObject({ code: 'x404' })
})

const url = process.env['DATABASE_URL']
const onPostgres = url ? test : test.skip

onPostgres('a replica is never written to, and one that is not there is read around', async () => {
  const both = await openDatabase({ url, readUrl: url })
  await expect(both.replica?.execute(sql`create table written ()`)).rejects.toMatchObject({
    cause: { code: '25006' },
  })
  await both.close()
  const missing = await openDatabase({ url, readUrl: 'postgres://yantu@127.0.0.1:1/nobody' })
  const beside = await primary.beside(missing.replica)
  for (const [, contract, parts] of publicReads)
    expect((await beside.backend.send(contract, parts)).status).toBe(200)
  await beside.stop()
  await missing.close()
})

test('when the replica lacks a table, and when it is gone, all is read from the primary', async () => {
  await replica.rows('drop table content_items, goods, promo_versions cascade')
  const readAll = async () => {
    for (const [, contract, parts] of publicReads)
      expect((await reader.send(contract, parts)).status).toBe(200)
  }
  expect((await sentTo(readAll)).toPrimary).toBeGreaterThan(publicReads.length)
  await replica.stop()
  await readAll()
  replica = await startBackend()
})

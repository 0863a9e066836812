import { expiredCourses } from '@/contracts/course/expiredCourses'
import { startingSchool, tickStep } from '@/contracts/course/startingSchool'
import type { Backend } from '../harness/startBackend'
import { type Buyer, type Shop, startShop } from '../harness/startShop'

const DAY = 86_400_000

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop()
  backend = shop.backend
})
afterAll(() => backend.stop())

const expired = ({ uid, token }: Buyer, query: { page?: number; size?: number } = {}) =>
  backend.ask(expiredCourses, { params: { uid }, query }, token)
const firstDay = ({ uid, token }: Buyer, goodsId?: string) =>
  backend.ask(startingSchool, { params: { uid }, query: { goodsId } }, token)
const tick = ({ uid, token }: Buyer, goodsId: string, step: string, done: boolean) =>
  backend.send(tickStep, { params: { uid, goodsId, step }, body: { done } }, token)

const endAt = async ({ uid }: Buyer, goodsId: string, at: number): Promise<void> => {
  const moment = new Date(at).toISOString()
  await backend.rows(
    `update entitlements set expires_at = '${moment}' where uid = ${uid} and goods_id = '${goodsId}' returning 1 as one`,
  )
}

describe('courses whose time is over', () => {
  test('are told from the others, the latest first, with how far they went and what they cost now', async () => {
    const buyer = await shop.buyer()
    for (const goodsId of ['270001', '270002', '270003']) await buyer.own(goodsId)
    expect(await expired(buyer)).toMatchObject({ list: [], total: 0 })
    await endAt(buyer, '270001', backend.time.now - 2 * DAY)
    await endAt(buyer, '270002', backend.time.now)
    const moment = new Date(backend.time.now).toISOString()
    await backend.rows(
      `insert into lesson_progress values (${buyer.uid}, '270001', '001', '${moment}') returning uid`,
    )
    const { list, total } = await expired(buyer)
    expect(total).toBe(2)
    expect(list.map(({ goodsId }) => goodsId)).toEqual(['270002', '270001'])
    expect(list[1]).toMatchObject({ lessonsDone: 1, expiredAt: backend.time.now - 2 * DAY })
    expect(list[1]?.lessonCount).toBeGreaterThan(1)
    expect(list[1]?.price).toBeGreaterThan(0)
    expect((await expired(buyer, { page: 2, size: 1 })).list.map(({ goodsId }) => goodsId)).toEqual([
      '270001',
    ])
  })

  test('that are sold no more have no price, and one that is renewed is over no more', async () => {
    const buyer = await shop.buyer()
    await buyer.own('270002')
    await endAt(buyer, '270002', backend.time.now - DAY)
    await backend.rows(`update goods set on_sale = false where goods_id = '270002' returning 1 as one`)
    expect((await expired(buyer)).list[0]).not.toHaveProperty('price')
    await backend.rows(`update goods set on_sale = true where goods_id = '270002' returning 1 as one`)
    await buyer.own('270002')
    expect((await expired(buyer)).total).toBe(0)
  })
})

describe('the first day of a course', () => {
  test('is none without a course, of the newest without a name, and only of what is owned', async () => {
    const buyer = await shop.buyer()
    expect(await firstDay(buyer)).toBeNull()
    await buyer.own('270001')
    backend.time.now += 1000
    await buyer.own('270003')
    expect(await firstDay(buyer)).toMatchObject({ goodsId: '270003' })
    expect(await firstDay(buyer, '270001')).toMatchObject({ goodsId: '270001', done: [] })
    expect(await firstDay(buyer, '270002')).toBeNull()
    expect((await firstDay(buyer, '270001'))?.schedule.length).toBeGreaterThan(0)
    expect((await firstDay(buyer, '270001'))?.teachers.length).toBeGreaterThan(0)
  })

  test('keeps its ticks, of each course its own', async () => {
    const buyer = await shop.buyer()
    await buyer.own('270001')
    await buyer.own('270003')
    expect(await tick(buyer, '270001', 'teacher', true)).toMatchObject({ status: 200 })
    expect(await tick(buyer, '270001', 'teacher', true)).toMatchObject({ status: 200 })
    await tick(buyer, '270001', 'profile', true)
    expect((await firstDay(buyer, '270001'))?.done).toEqual(['profile', 'teacher'])
    expect((await firstDay(buyer, '270003'))?.done).toEqual([])
    await tick(buyer, '270001', 'profile', false)
    expect((await firstDay(buyer, '270001'))?.done).toEqual(['teacher'])
  })

  test('knows by itself what the product saw: the first lesson was learned', async () => {
    const buyer = await shop.buyer()
    await buyer.own('270001')
    await backend.rows(
      `insert into lesson_progress values (${buyer.uid}, '270001', '001', now()) returning uid`,
    )
    expect((await firstDay(buyer, '270001'))?.done).toEqual(['first-lesson'])
    await tick(buyer, '270001', 'first-lesson', true)
    expect((await firstDay(buyer, '270001'))?.done).toEqual(['first-lesson'])
  })

  test('takes no tick of a step that is none, nor of a course that is not owned', async () => {
    const buyer = await shop.buyer()
    expect(await tick(buyer, '270001', 'teacher', true)).toMatchObject({ code: 'Y40302' })
    await buyer.own('270001')
    expect(await tick(buyer, '270001', 'holiday', true)).toMatchObject({ status: 404 })
  })
})

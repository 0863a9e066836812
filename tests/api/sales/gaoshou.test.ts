import * as sales from '@/contracts/gaoshou/sales'
import * as sellers from '@/contracts/gaoshou/sellers'
import * as courseTypePowers from '@/contracts/gaoshou/courseTypePowers'
import * as student from '@/contracts/gaoshou/student'
import * as studentGoods from '@/contracts/gaoshou/studentGoods'
import { pageEvents } from '@/contracts/tracking/pageEvents'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const DAY = 86_400_000

describe('learners', () => {
  test('a record is completed step by step; verify leads an incomplete one to x070076', async () => {
    const { token, uid } = await backend.login('13800000010')
    const params = { uid }
    const verified = () => backend.call(student.student, { params, query: { verify: '1' } }, token)
    expect(await verified()).toMatchObject({ status: 400, code: 'x070076' })
    const created = await backend.ask(
      student.createStudent,
      { params, body: { name: '小满', school: '示例大学' } },
      token,
    )
    expect(created).toMatchObject({ name: '小满', complete: false })
    const body = { targetSchool: '目标大学', examYear: 2027, subjectIds: ['101', '201'] }
    const updated = await backend.ask(student.updateStudent, { params, body }, token)
    expect(updated).toMatchObject({ school: '示例大学', ...body, complete: true })
    expect(await verified()).toMatchObject({ status: 200 })
  })

  test('a membership is tried for three days, once', async () => {
    const { token, uid } = await backend.login('13800000011')
    const info = () => backend.ask(student.memberInfo, { params: { uid } }, token)
    expect(await info()).toMatchObject({ isMember: false, expireTime: null })
    const attempt = (memberId: string) =>
      backend.call(student.temporaryMember, { params: { uid, memberId } }, token)
    expect(await attempt('9')).toMatchObject({ code: 'x404' })
    expect(await attempt('1')).toMatchObject({
      result: {
        isMember: true,
        memberName: '学习会员',
        temporary: true,
        expireTime: backend.time.now + 3 * DAY,
      },
    })
    expect(await attempt('1')).toMatchObject({ code: 'Y40910' })
    backend.time.now += 3 * DAY
    expect(await info()).toMatchObject({ isMember: false })
  })

  test('only goods that cost nothing can be taken', async () => {
    const { token, uid } = await backend.login('13800000012')
    // As the app's release before sends it: without a body.
    const take = (goodsId: string) =>
      backend.call(studentGoods.addGoods, { params: { uid, goodsId }, body: undefined }, token)
    const exist = (goodsId: string) =>
      backend.ask(studentGoods.goodsExist, { params: { uid, goodsId } }, token)
    expect(await take('270001')).toMatchObject({ status: 403, code: 'Y40302' })
    expect(await take('0')).toMatchObject({ code: 'x404' })
    expect(await exist('270006')).toEqual({ goodsId: '270006', exist: false })
    // Seats are counted and books are sent by orders.
    for (const [change, back] of [
      ['stock = 3', 'stock = null'],
      ['shipped = true', 'shipped = false'],
    ]) {
      await backend.rows(`update goods set ${change} where goods_id = '270006' returning goods_id`)
      expect(await take('270006')).toMatchObject({ code: 'Y40302' })
      await backend.rows(`update goods set ${back} where goods_id = '270006' returning goods_id`)
    }
    expect(await take('270006')).toMatchObject({ result: { exist: true } })
    const query = { goodsIds: '270006,270001' }
    expect(await backend.ask(studentGoods.goodsExists, { params: { uid }, query }, token)).toEqual([
      { goodsId: '270006', exist: true },
      { goodsId: '270001', exist: false },
    ])
    backend.time.now += 401 * DAY
    const later = await backend.login('13800000012')
    expect(
      await backend.ask(studentGoods.goodsExist, { params: { uid, goodsId: '270006' } }, later.token),
    ).toMatchObject({ exist: false })
  })

  test('of several goods those are taken that may be, and of each other it is said why not', async () => {
    const { token, uid } = await backend.login('13800000016')
    const free = ['270002', '270003', '270004', '270005']
    const change = (goodsId: string, what: string) =>
      backend.rows(`update goods set ${what} where goods_id = '${goodsId}' returning goods_id`)
    const [before] = await backend.rows(`select price from goods where goods_id = '270001'`)
    expect(before).not.toMatchObject({ price: 0 })
    const kept = await backend.rows(
      `select goods_id, price, stock, shipped, valid_until from goods where goods_id in ('${free.join(`','`)}')`,
    )
    await change('270002', 'price = 0, stock = null, shipped = false, valid_until = null')
    await change('270003', 'price = 0, stock = 3, shipped = false')
    await change('270004', 'price = 0, stock = null, shipped = true')
    const yesterday = new Date(backend.time.now - DAY).toISOString()
    await change('270005', `price = 0, stock = null, shipped = false, valid_until = '${yesterday}'`)
    const goodsIds = ['270006', '270001', ...free, '0', '270006']
    const told = await backend.ask(studentGoods.addGoodsBatch, { params: { uid }, body: { goodsIds } }, token)
    expect(told).toEqual([
      { goodsId: '270006', exist: true },
      { goodsId: '270001', exist: false, refused: 'priced' },
      { goodsId: '270002', exist: true },
      { goodsId: '270003', exist: false, refused: 'limited' },
      { goodsId: '270004', exist: false, refused: 'shipped' },
      { goodsId: '270005', exist: false, refused: 'over' },
      { goodsId: '0', exist: false, refused: 'gone' },
    ])
    const held = await backend.rows(
      `select goods_id, source from entitlements where uid = ${uid} order by goods_id`,
    )
    expect(held).toEqual([
      { goods_id: '270002', source: 'free' },
      { goods_id: '270006', source: 'free' },
    ])
    for (const { goods_id, price, stock, shipped, valid_until } of kept)
      await change(
        String(goods_id),
        `price = ${String(price)}, stock = ${String(stock)}, shipped = ${String(shipped)}, valid_until = ${
          valid_until === null ? 'null' : `'${new Date(valid_until as string).toISOString()}'`
        }`,
      )
  })

  test('what is taken for nothing tells by what the learner came, taken alone or with others', async () => {
    const { token, uid } = await backend.login('13800000014')
    const attributionOf = { promotionId: '127', inviteCode: 'YT0003' }
    const told = () => backend.rows(`select promotion_id, invite_code from entitlements where uid = ${uid}`)
    const expected = [{ promotion_id: '127', invite_code: 'YT0003' }]
    await backend.ask(
      studentGoods.addGoods,
      { params: { uid, goodsId: '270006' }, body: attributionOf },
      token,
    )
    expect(await told()).toEqual(expected)
    await backend.rows(`delete from entitlements where uid = ${uid} returning uid`)
    const body = { goodsIds: ['270006'], ...attributionOf }
    await backend.ask(studentGoods.addGoodsBatch, { params: { uid }, body }, token)
    expect(await told()).toEqual(expected)
  })

  test('the winter application is noted once and only for oneself', async () => {
    const { token, uid } = await backend.login('13800000013')
    const apply = (body: { uid: string; goodsId: string }) =>
      backend.call(sales.winterVacationApply, { body }, token)
    expect(await apply({ uid, goodsId: '270008' })).toMatchObject({ status: 200, result: { done: true } })
    expect(await apply({ uid, goodsId: '270008' })).toMatchObject({ status: 200 })
    expect(await apply({ uid: '1', goodsId: '270008' })).toMatchObject({ status: 403 })
    expect(await backend.rows(`select * from winter_applications where uid = ${uid}`)).toHaveLength(1)
  })
})

describe('sellers', () => {
  test('have a card in both forms', async () => {
    const params = { id: 's03' }
    const card = await backend.ask(sellers.seller, { params })
    expect(card).toMatchObject({
      branchId: 'anhui',
      inviteCode: 'YT0003',
      consultUrl: '',
    })
    expect(await backend.ask(sellers.sellerV1, { params })).not.toHaveProperty('consultUrl')
    expect(await backend.call(sellers.seller, { params: { id: 'none' } })).toMatchObject({ code: 'x070195' })
  })

  test('sell what their promotion lists, in its order', async () => {
    const page = await backend.ask(sellers.saleList, { params: { id: '127' }, query: { size: '2' } })
    expect(page).toMatchObject({ total: 5, list: [{ goodsId: '270001' }, { goodsId: '270101' }] })
  })

  test('the sales link carries goods and invite code', async () => {
    const query = { inviteCode: 'YT0003', goodsId: '270002' }
    expect(await backend.ask(sales.salesLink, { query })).toBe(
      '/courses/courses-detail?goodsId=270002&inviteCode=YT0003',
    )
  })

  test('the channels of the home page come in order', async () => {
    const channels = await backend.ask(courseTypePowers.courseTypePowerHomes, {})
    expect(channels.map(({ id }) => id).slice(0, 2)).toEqual(['word', 'exercise'])
  })
})

describe('page events', () => {
  const event = (id: string, more: object = {}) => ({
    id,
    type: 1 as const,
    page: '/market/summer-gold/127',
    at: backend.time.now,
    ...more,
  })

  test('are counted once by their id, also within and across batches', async () => {
    const events = [event('event-0001'), event('event-0002')]
    expect(await backend.ask(pageEvents, { body: { events } })).toEqual({ accepted: 2, duplicated: 0 })
    const again = [...events, event('event-0003'), event('event-0003')]
    expect(await backend.ask(pageEvents, { body: { events: again } })).toEqual({ accepted: 1, duplicated: 3 })
  })

  test('keep the promotion, and whether the uid was proved', async () => {
    const { token, uid } = await backend.login('13800000020')
    const context = { promotionId: '127', inviteCode: 'YT0001', source: 'wx' }
    await backend.ask(
      pageEvents,
      { body: { events: [event('event-0010', { type: 2, duration: 900, tab: '13', context })] } },
      token,
    )
    await backend.ask(pageEvents, { body: { events: [event('event-0011', { uid })] } })
    const rows = await backend.rows(
      `select uid, uid_proved, promotion_id, duration from page_events where id in ('event-0010', 'event-0011') order by id`,
    )
    expect(rows.map((row) => ({ ...row, uid: Number(row['uid']) }))).toEqual([
      { uid: Number(uid), uid_proved: true, promotion_id: '127', duration: 900 },
      { uid: Number(uid), uid_proved: false, promotion_id: null, duration: null },
    ])
  })

  test('come by beacon as plain text too', async () => {
    const response = await backend.fastify.inject({
      method: 'POST',
      url: '/statistics/v1/page-events',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify({ events: [event('event-0020')] }),
    })
    expect(response.json()).toMatchObject({ result: { accepted: 1 } })
  })

  test('a clock that runs ahead does not write into the future', async () => {
    await backend.ask(pageEvents, { body: { events: [event('event-0030', { at: backend.time.now + DAY })] } })
    const [row] = await backend.rows(
      `select at = received_at as same from page_events where id = 'event-0030'`,
    )
    expect(row).toEqual({ same: true })
  })
})

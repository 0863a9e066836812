/** @jest-environment ./tests/api/environment.cjs */
import * as sales from '@/contracts/gaoshou/sales'
import * as sellers from '@/contracts/gaoshou/sellers'
import * as courseTypePowers from '@/contracts/gaoshou/courseTypePowers'
import { salesClue, salesCluesOfUser } from '@/contracts/gaoshou/salesClues'
import * as student from '@/contracts/gaoshou/student'
import * as studentGoods from '@/contracts/gaoshou/studentGoods'
import { pageEvents } from '@/contracts/tracking/pageEvents'
import { type Backend, startBackend } from './startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const DAY = 86_400_000

describe('leads', () => {
  test('the same phone, promotion and day is one lead, completed by the later one', async () => {
    const leave = (extra: object, promotionId = '127') =>
      backend.ask(salesClue, { body: { phone: '13800000001', promotionId, extra } })
    const first = await leave({ name: '小满' })
    expect(first.created).toBe(true)
    expect(await leave({ school: '示例大学', submitTime: 1 })).toEqual({ id: first.id, created: false })
    const [row] = await backend.rows(`select extra, branch_id from sales_clues where id = '${first.id}'`)
    expect(row).toEqual({ extra: { name: '小满', school: '示例大学', submitTime: 1 }, branch_id: 'head' })
    expect(await leave({}, '27')).toMatchObject({ created: true })
    backend.time.now += DAY
    expect(await leave({})).toMatchObject({ created: true })
  })

  test('ten at once are one', async () => {
    const body = { phone: '13800000002', promotionId: '127' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => backend.ask(salesClue, { body })))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers.filter(({ created }) => created)).toHaveLength(1)
  })

  test('belong to the user whose token came along; a uid alone is not believed', async () => {
    const { token, uid } = await backend.login('13800000003')
    await backend.ask(salesClue, { body: { phone: '13800000003', promotionId: '127', uid } })
    const mine = () => backend.ask(salesCluesOfUser, { params: { uid }, query: {} }, token)
    expect(await mine()).toMatchObject({ total: 0 })
    const query = { promotionId: '127' }
    expect(await backend.ask(sales.firstParticipation, { params: { uid }, query }, token)).toEqual({
      first: true,
    })
    await backend.ask(salesClue, { body: { phone: '13800000003', promotionId: '127', uid } }, token)
    expect(await mine()).toMatchObject({ total: 1, list: [{ phone: '13800000003', promotionId: '127' }] })
    expect(await backend.ask(sales.firstParticipation, { params: { uid }, query }, token)).toEqual({
      first: false,
    })
  })

  const mineOf = ({ uid, token }: { uid: string; token: string }) =>
    backend.ask(salesCluesOfUser, { params: { uid }, query: {} }, token)

  test('of another’s phone are nobody’s to read, whoever left them first', async () => {
    const [phone, other] = ['13800000011', '13800000012']
    const curious = await backend.login('13800000013')
    const leave = (who: string, extra: object, token?: string) =>
      backend.ask(salesClue, { body: { phone: who, promotionId: '127', extra } }, token)
    await leave(phone, { name: '小满', asked: { 'lecture:1': 1 } })
    await leave(phone, {}, curious.token)
    await leave(other, {}, curious.token)
    await leave(other, { name: '小雪' })
    expect(await mineOf(curious)).toMatchObject({ total: 0 })
    // Who has the phone is who it is about.
    const owner = await backend.login(phone)
    await leave(phone, { school: '示例大学' }, owner.token)
    expect(await mineOf(owner)).toMatchObject({
      list: [{ extra: { name: '小满', school: '示例大学', asked: { 'lecture:1': 1 } } }],
    })
  })

  test('with an owner are completed by others, and not changed', async () => {
    const owner = await backend.login('13800000014')
    const leave = (extra: object, token?: string) =>
      backend.ask(salesClue, { body: { phone: '13800000014', promotionId: '127', extra } }, token)
    await leave({ name: '王五' }, owner.token)
    await leave({ name: '被改了', school: '示例大学', asked: { 'lecture:2': 2 } })
    expect(await mineOf(owner)).toMatchObject({
      list: [{ extra: { name: '王五', school: '示例大学', asked: { 'lecture:2': 2 } } }],
    })
    await leave({ name: '王小五' }, owner.token)
    expect(await mineOf(owner)).toMatchObject({ list: [{ extra: { name: '王小五' } }] })
  })

  test('hold what was asked for in a day, the newest fifty, and can be read however many come', async () => {
    const owner = await backend.login('13800000015')
    for (let turn = 0; turn < 4; turn += 1) {
      const asked = Object.fromEntries(
        Array.from({ length: 20 }, (_, no) => [`lecture:${turn}-${no}`, turn * 100 + no]),
      )
      const body = { phone: '13800000015', promotionId: '127', extra: { asked } }
      await backend.ask(salesClue, { body }, turn % 2 ? undefined : owner.token)
    }
    const [lead] = (await mineOf(owner)).list
    const times = Object.values(lead?.extra.asked ?? {})
    expect(times).toHaveLength(50)
    expect(Math.min(...times)).toBe(110)
  })

  test.each([{ phone: '1380000000' }, { phone: '13800000004', promotionId: '12a' }])(
    '%j is refused',
    async (body) => {
      expect(await backend.send(salesClue, { body })).toMatchObject({ status: 400, code: '400' })
    },
  )

  test('are limited per network address', async () => {
    const strict = await startBackend({ perAddress: 2 })
    const leave = (phone: string) => strict.call(salesClue, { body: { phone } })
    expect((await leave('13800000005')).status).toBe(200)
    expect((await leave('13800000006')).status).toBe(200)
    expect(await leave('13800000007')).toMatchObject({ status: 429, code: 'Y429' })
    strict.time.now += 3_600_000
    expect((await leave('13800000007')).status).toBe(200)
    await strict.stop()
  })

  test('whoever owns a network of IPv6 has one limit, not one for each address in it', async () => {
    const strict = await startBackend({ perAddress: 2 })
    const from = async (remoteAddress: string, phone: string) => {
      const sent = { method: 'POST', url: salesClue.path, payload: { phone }, remoteAddress } as const
      return (await strict.fastify.inject(sent)).statusCode
    }
    expect(await from('2001:db8:1:2::1', '13800000008')).toBe(200)
    expect(await from('2001:db8:1:2::2', '13800000009')).toBe(200)
    expect(await from('2001:db8:1:2:ffff::3', '13800000011')).toBe(429)
    expect(await from('2001:db8:1:3::1', '13800000011')).toBe(200)
    await strict.stop()
  })
})

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

  test('only goods that cost nothing can be taken, all or none', async () => {
    const { token, uid } = await backend.login('13800000012')
    const take = (goodsId: string) => backend.call(studentGoods.addGoods, { params: { uid, goodsId } }, token)
    const exist = (goodsId: string) =>
      backend.ask(studentGoods.goodsExist, { params: { uid, goodsId } }, token)
    expect(await take('270001')).toMatchObject({ status: 403, code: 'Y40302' })
    expect(await take('0')).toMatchObject({ code: 'x404' })
    const batch = { params: { uid }, body: { goodsIds: ['270006', '270001'] } }
    expect(await backend.call(studentGoods.addGoodsBatch, batch, token)).toMatchObject({ code: 'Y40302' })
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

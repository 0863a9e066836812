import * as sales from '@/contracts/gaoshou/sales'
import { salesClue, salesCluesOfUser } from '@/contracts/gaoshou/salesClues'
import { type Backend, startBackend } from '../harness/startBackend'

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

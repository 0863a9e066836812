import * as v from 'valibot'
import { type Agreement, agreement, agreementSchema, signAgreement } from '@/contracts/course/agreements'
import { courseLearning } from '@/contracts/course/learning'
import { studyCentre } from '@/contracts/course/studyCentre'
import { addGoods } from '@/contracts/gaoshou/studentGoods'
import type { Backend } from '../harness/startBackend'
import { type Buyer, type Shop, startShop } from '../harness/startShop'

const GOODS = '270001'
const FREE = '270006'
const INK = 'M10 10L120 90L30 200M200 20L260 180'

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop()
  backend = shop.backend
})
afterAll(() => backend.stop())

const owner = async (): Promise<Buyer> => {
  const buyer = await shop.buyer()
  await buyer.own(GOODS)
  return buyer
}

const read = ({ uid, token }: Buyer): Promise<Agreement> =>
  backend.ask(agreement, { params: { uid, goodsId: GOODS } }, token)

const sign = ({ uid, token }: Buyer, body: object) =>
  backend.send(signAgreement, { params: { uid, goodsId: GOODS }, body }, token)

const signed = async (buyer: Buyer, more: object = {}) => {
  const { hash } = await read(buyer)
  return v.parse(agreementSchema, (await sign(buyer, { hash, name: '林小满', ink: INK, ...more })).result)
}

const picture = (address: string) => backend.fastify.inject({ method: 'GET', url: address })

describe('the agreement of a course', () => {
  test('is read by anybody who is logged in, and signed by whoever owns the course', async () => {
    const stranger = await shop.buyer()
    const seen = await read(stranger)
    expect(seen).toMatchObject({ maySign: false, signed: null, text: { name: 'course-agreement' } })
    expect(await sign(stranger, { hash: seen.hash, name: '路人', ink: INK })).toMatchObject({
      code: 'Y40302',
    })
    const buyer = await owner()
    expect(await read(buyer)).toMatchObject({ maySign: true, hash: seen.hash })
    expect(await signed(buyer)).toMatchObject({ maySign: false, signed: { name: '林小满' } })
  })

  test('is asked for in the study centre and by the course until it is signed', async () => {
    const buyer = await owner()
    const { uid, token } = buyer
    const waits = async () => {
      const { courses } = await backend.ask(studyCentre, { params: { uid } }, token)
      const learned = await backend.ask(courseLearning, { params: { uid, goodsId: GOODS } }, token)
      return [...courses, learned].map(({ unsigned }) => unsigned)
    }
    expect(await waits()).toEqual([true, true])
    await signed(buyer)
    expect(await waits()).toEqual([false, false])
  })

  test('is not asked for where nothing was paid', async () => {
    const { uid, token } = await shop.buyer()
    await backend.ask(addGoods, { params: { uid, goodsId: FREE }, body: {} }, token)
    const { courses } = await backend.ask(studyCentre, { params: { uid } }, token)
    expect(courses.map(({ goodsId, unsigned }) => [goodsId, unsigned])).toEqual([[FREE, false]])
  })

  test('is signed once, however often and by however many devices at a time', async () => {
    const buyer = await owner()
    const { hash } = await read(buyer)
    const names = ['甲', '乙', '丙', '丁']
    const answers = await Promise.all(names.map((name) => sign(buyer, { hash, name, ink: INK })))
    const stood = answers.map(({ result }) => v.parse(agreementSchema, result).signed)
    expect(new Set(stood.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await signed(buyer, { name: '戊' })).toMatchObject({ signed: stood[0] })
  })

  test('that changed while it was read is not signed; one that changes later stays as it was signed', async () => {
    const [before, after] = [await owner(), await owner()]
    const { hash } = await read(after)
    const first = await signed(before)
    const [row] = await backend.rows(
      `update content_items set data = jsonb_set(data, '{version}', '"9.0"')
       where kind = 'document' and key = 'course-agreement' returning key`,
    )
    expect(row).toEqual({ key: 'course-agreement' })
    expect(await sign(after, { hash, name: '林', ink: INK })).toMatchObject({ status: 409, code: 'Y40903' })
    expect((await read(after)).text.version).toBe('9.0')
    expect(await read(before)).toEqual(first)
    const svg = (await picture(first.signed?.picture.replace('.png', '.svg') ?? '')).body
    expect(svg).toContain('版本 2.1')
    await backend.rows(
      `update content_items set data = jsonb_set(data, '{version}', '"2.1"')
       where kind = 'document' and key = 'course-agreement' returning key`,
    )
  })

  test.each([
    ['nothing', '', 'Y40051'],
    ['a dot', 'M10 10L12 12', 'Y40051'],
    ['markup', 'M1 1L2 2"/><script>', '400'],
    ['a curve, which is no line', 'M1 1C2 2 3 3 4 4', '400'],
    ['more than paper holds', `M1 1${'L600 240'.repeat(3000)}`, '400'],
  ])('takes no %s for a signature', async (_, ink, code) => {
    const buyer = await owner()
    const { hash } = await read(buyer)
    expect(await sign(buyer, { hash, name: '林小满', ink })).toMatchObject({ code })
    expect((await read(buyer)).signed).toBeNull()
  })

  test('is signed by typing the name a second time, which the picture says; another name is none', async () => {
    const buyer = await owner()
    const { hash } = await read(buyer)
    const body = { hash, name: '林小满' }
    expect(await sign(buyer, body)).toMatchObject({ code: 'Y40051' })
    expect(await sign(buyer, { ...body, typed: '林小' })).toMatchObject({ code: 'Y40051' })
    expect((await read(buyer)).signed).toBeNull()
    const kept = await signed(buyer, { ink: undefined, typed: '林小满' })
    expect(kept.signed).toMatchObject({ name: '林小满' })
    const svg = (await picture(kept.signed?.picture.replace('.png', '.svg') ?? '')).body
    expect(svg).toContain('两次输入姓名确认')
    expect(svg).toContain(hash)
  })

  test('takes no picture of a megabyte either: the body ends before it', async () => {
    const buyer = await owner()
    const { hash } = await read(buyer)
    const answer = await sign(buyer, { hash, name: '林', ink: INK, picture: 'x'.repeat(1_000_000) })
    expect(answer.status).toBe(413)
  })

  test('of another is neither read nor signed', async () => {
    const [mine, other] = [await owner(), await owner()]
    const params = { uid: other.uid, goodsId: GOODS }
    expect(await backend.send(agreement, { params }, mine.token)).toMatchObject({ status: 403 })
    const body = { hash: (await read(mine)).hash, name: '林', ink: INK }
    expect(await backend.send(signAgreement, { params, body }, mine.token)).toMatchObject({ status: 403 })
  })

  test('is kept as a picture under a name that nobody guesses', async () => {
    const buyer = await owner()
    const { signed: kept } = await signed(buyer)
    const address = kept?.picture ?? ''
    expect(address).toMatch(/\/[\w-]{43}\.png$/)
    const png = await picture(address)
    expect(png.statusCode).toBe(200)
    expect(png.headers['content-type']).toBe('image/png')
    expect(png.headers['cache-control']).toContain('private')
    const svg = (await picture(address.replace('.png', '.svg'))).body
    expect(svg).toContain(INK)
    expect(svg).toContain((await read(buyer)).hash)
    expect((await picture(address.replace(/.\.png$/, '~.png'))).statusCode).toBe(404)
  })
})

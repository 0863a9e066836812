import * as v from 'valibot'
import { pageContent } from '@/contracts/pages/pageContent'
import {
  cancelPromo,
  draftPromo,
  promoVersionsOf,
  shownPromos,
  publishPromo,
  rollBackPromo,
} from '@/contracts/pages/promoOperations'
import { promoPages } from '@/contracts/pages/promoCatalogue'
import { promoPage } from '@/contracts/pages/promoPages'
import { addressOf } from '../harness/addressOf'
import { operatorsOf, promoContent as content, promoRow as row } from '../harness/promoOperator'
import { type Backend, startBackend } from '../harness/startBackend'

const KEY = 'a-key-of-operators'
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ operatorKey: KEY })
})
afterAll(() => backend.stop())

const operate = operatorsOf(() => backend, KEY)

const versionSchema = v.object({ version: v.number(), preview: v.string(), problems: v.array(v.unknown()) })
const draft = async (name: string, title: string) => {
  const body = { page: row(name, title), content: content(title) }
  const { result } = await operate(draftPromo, { params: { name }, body })
  return v.parse(versionSchema, result)
}
const publish = (name: string, version: number, more: object = {}) =>
  operate(publishPromo, { params: { name }, body: { version, ...more } })
const titleOf = async (slug: string, preview?: string) => {
  const answer = await backend.call(promoPage, { params: { slug }, query: preview ? { preview } : {} })
  return answer.status === 200 ? v.parse(v.object({ title: v.string() }), answer.result).title : answer.status
}

describe('a promo page without a release (product.md Landing)', () => {
  test('a draft shows to whoever has its signed preview, and to nobody else', async () => {
    const { version, preview } = await draft('new-page', '新页面')
    expect(version).toBe(1)
    expect([await titleOf('new-page'), await titleOf('new-page', preview)]).toEqual([404, '新页面'])
    const forged = preview.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect(await titleOf('new-page', forged)).toBe(404)
    await draft('other-page', '别的页面')
    expect(await titleOf('other-page', preview)).toBe(404)
    const { data } = await backend.ask(pageContent, { params: { name: 'new-page' }, query: { preview } })
    expect(JSON.stringify(data)).toMatch(/"url":"\/posters\/p-[0-9a-f]{16}\.svg","width":750/)
    backend.time.now += 8 * 86_400_000
    expect(await titleOf('new-page', preview)).toBe(404)
  })

  test('its posters say their words, those of the files too', async () => {
    const own = { layout: 'cover', theme: 'study', title: ['写在', '海报上'], tag: '免费' }
    const imgList = [
      { poster: own },
      { url: '/posters/s127-offer.svg' },
      { url: '/posters/s127-offer.svg', alt: '另说' },
    ]
    const body = { page: row('spoken', '读得出'), content: { templates: [{ name: 'main', imgList }] } }
    const { result } = await operate(draftPromo, { params: { name: 'spoken' }, body })
    const { preview } = v.parse(versionSchema, result)
    const { data } = await backend.ask(pageContent, { params: { name: 'spoken' }, query: { preview } })
    const spoken = JSON.stringify(data)
    expect(spoken).toContain('"alt":"写在海报上。免费。"')
    expect(spoken).toMatch(/"alt":"[^"]*早定一天，早学一天。[^"]*元/)
    expect(spoken).toContain('"alt":"另说"')
  })

  test('its posters are drawn', async () => {
    const { preview } = await draft('poster-page', '会画的海报')
    const { data } = await backend.ask(pageContent, { params: { name: 'poster-page' }, query: { preview } })
    const url = /\/posters\/[\w-]+\.svg/.exec(JSON.stringify(data))?.[0] ?? ''
    const poster = await backend.fastify.inject(url)
    expect([poster.statusCode, poster.body.includes('会画的海报')]).toEqual([200, true])
  })

  test('publishing shows it at once and lists it; rolling back shows what was before', async () => {
    const slug = 'winter-camp27'
    const before = await titleOf(slug)
    const first = await draft(slug, '第一版')
    await publish(slug, first.version)
    expect(await titleOf(slug)).toBe('第一版')
    const { list, total } = await backend.ask(promoPages, { query: { family: 'camp', size: 100 } })
    expect(list.filter((one) => one.slug === slug).map(({ title }) => title)).toEqual(['第一版'])
    expect(total).toBe(list.length)
    backend.time.now += 1000
    const second = await draft(slug, '第二版')
    await publish(slug, second.version)
    expect(await titleOf(slug)).toBe('第二版')
    expect((await operate(rollBackPromo, { params: { name: slug } })).result).toEqual({
      withdrawn: second.version,
    })
    expect(await titleOf(slug)).toBe('第一版')
    await operate(rollBackPromo, { params: { name: slug } })
    expect(await titleOf(slug)).toBe(before)
    expect((await operate(rollBackPromo, { params: { name: slug } })).result).toEqual({ withdrawn: null })
  })

  test('a schedule shows it from one moment to another', async () => {
    const { version } = await draft('timed-page', '限时')
    const now = backend.time.now
    await publish('timed-page', version, { from: now + 1000, to: now + 5000 })
    const seen: (string | number)[] = []
    for (const at of [0, 1000, 4999, 5000]) {
      backend.time.now = now + at
      seen.push(await titleOf('timed-page'))
    }
    expect(seen).toEqual([404, '限时', '限时', 404])
  })

  test('a scheduled version can be cancelled; one that shows cannot', async () => {
    const [first, second] = [await draft('cancelled-page', '一'), await draft('cancelled-page', '二')]
    const cancel = async ({ version }: { version: number }) =>
      (await operate(cancelPromo, { params: { name: 'cancelled-page' }, body: { version } })).status
    await publish('cancelled-page', first.version)
    await publish('cancelled-page', second.version, { from: backend.time.now + 1000 })
    expect([await cancel(first), await cancel(second), await cancel(second)]).toEqual([409, 200, 409])
    backend.time.now += 2000
    expect(await titleOf('cancelled-page')).toBe('一')
  })

  test('a page without a row is not kept: nobody could open it; the JSON of an address of the seed is told', async () => {
    const reasonOf = async (name: string) =>
      (await operate(draftPromo, { params: { name }, body: { content: content('无行') } })).result
    expect(await reasonOf('rowless')).toMatchObject({
      version: null,
      problems: [{ path: 'page', reason: 'no row for this name: give row.json' }],
    })
    expect(await reasonOf('super-gold')).toMatchObject({
      problems: [{ reason: expect.stringContaining('/super-gold shows the JSON super-gold27') as string }],
    })
  })

  test('a page whose row is gone since it was kept is not published', async () => {
    const name = 'row-is-gone'
    await publish(name, (await draft(name, '有行')).version)
    const { result } = await operate(draftPromo, { params: { name }, body: { content: content('无行') } })
    await operate(rollBackPromo, { params: { name } })
    expect(await publish(name, v.parse(versionSchema, result).version)).toMatchObject({ status: 409 })
  })

  test('a version that changes the pictures only keeps the row of the one before, at its address and in previews', async () => {
    const name = 'new-pictures'
    await publish(name, (await draft(name, '有行')).version)
    backend.time.now += 1000
    const { result } = await operate(draftPromo, { params: { name }, body: { content: content('换图') } })
    const { version } = v.parse(versionSchema, result)
    await publish(name, version)
    expect(await titleOf(name)).toBe('有行')
    const { list } = await backend.ask(promoPages, { query: { family: 'camp', size: 100 } })
    expect(list.filter(({ slug }) => slug === name)).toHaveLength(1)
  })

  test('the versions of a page say where they stand', async () => {
    const name = 'many-versions'
    const versions = [
      await draft(name, '一'),
      await draft(name, '二'),
      await draft(name, '三'),
      await draft(name, '四'),
    ]
    const [one, two, three] = versions.map(({ version }) => version)
    await publish(name, one ?? 0)
    backend.time.now += 1000
    await publish(name, two ?? 0)
    await publish(name, three ?? 0, { from: backend.time.now + 9000 })
    const { result } = await operate(promoVersionsOf, { params: { name } })
    const states = v.parse(v.array(v.object({ version: v.number(), state: v.string() })), result)
    expect(states.map(({ version, state }) => `${version} ${state}`)).toEqual([
      '4 draft',
      '3 scheduled',
      '2 live',
      '1 shadowed',
    ])
  })

  test('what shows of all pages is one list, the last published first', async () => {
    const [one, two] = [await draft('first-shown', '一'), await draft('second-shown', '二')]
    await publish('first-shown', one.version)
    const next = await draft('first-shown', '三')
    backend.time.now += 1000
    await publish('first-shown', next.version)
    await publish('second-shown', two.version, { from: backend.time.now + 9000 })
    const { result } = await operate(shownPromos, {})
    const rows = v.parse(
      v.array(v.object({ name: v.string(), version: v.number(), state: v.string() })),
      result,
    )
    expect(
      rows
        .filter(({ name }) => name.endsWith('-shown'))
        .map(({ name, version, state }) => `${name} ${version} ${state}`),
    ).toEqual(['second-shown 1 scheduled', 'first-shown 2 live', 'first-shown 1 shadowed'])
  })

  test('a version that shows is not put off: it would be gone at once', async () => {
    const { version } = await draft('shown-page', '正在展示')
    await publish('shown-page', version)
    expect((await publish('shown-page', version, { from: backend.time.now + 5000 })).status).toBe(400)
    expect(await titleOf('shown-page')).toBe('正在展示')
    expect((await publish('shown-page', version, { to: backend.time.now + 5000 })).status).toBe(200)
  })

  test('a version that does not exist, or an end before its start, is refused', async () => {
    const { version } = await draft('refused-page', '拒绝')
    expect((await publish('refused-page', 99)).status).toBe(404)
    expect((await publish('refused-page', version, { from: 5000, to: 5000 })).status).toBe(400)
  })

  test.each([
    [draftPromo, { content: {} }],
    [publishPromo, { version: 1 }],
    [rollBackPromo, {}],
    [promoVersionsOf, undefined],
    [shownPromos, undefined],
  ] as const)('nobody without the key does %o', async (contract, body) => {
    const parts = { params: { name: 'winter-camp27' }, ...(body && { body }) }
    expect((await operate(contract, parts, 'wrong')).status).toBe(403)
    expect((await operate(contract, parts, '')).status).toBe(403)
  })

  test('a backend without a key has no operators', async () => {
    const closed = await startBackend({ operatorKey: '' })
    const parts = { params: { name: 'winter-camp27' } }
    const answer = await closed.fastify.inject({
      url: addressOf(promoVersionsOf, parts),
      headers: { 'x-operator-key': '' },
    })
    expect(answer.statusCode).toBe(403)
    await closed.stop()
  })
})

describe('the catalogue', () => {
  test('is paged in its order, and every page has its JSON', async () => {
    const first = await backend.ask(promoPages, { query: { size: 5 } })
    const again = await backend.ask(promoPages, { query: { size: 5, page: 2 } })
    const slugs = [...first.list, ...again.list].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const { slug } of first.list) {
      const { config = slug } = await backend.ask(promoPage, { params: { slug }, query: {} })
      const { data } = await backend.ask(pageContent, { params: { name: config }, query: {} })
      expect(data.templates).not.toEqual([])
    }
  })

  test('an unknown slug is not found', async () => {
    expect(await titleOf('nowhere')).toBe(404)
  })
})

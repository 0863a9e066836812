import * as v from 'valibot'
import { draftPromo, promoVersionsOf, publishPromo } from '@/contracts/pages/promoOperations'
import { operatorsOf, promoContent as content, promoRow as row } from '../harness/promoOperator'
import { type Backend, startBackend } from '../harness/startBackend'

const KEY = 'a-key-of-operators'
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ operatorKey: KEY })
})
afterAll(() => backend.stop())
const operate = operatorsOf(() => backend, KEY)

describe('a version of a promo page that is not sound is not kept', () => {
  test('every bad field is named in one answer and nothing is kept', async () => {
    const body = {
      page: { ...row('bad-page', '坏'), family: 'nothing', share: { title: '' } },
      content: { templates: [{ name: 'main', imgList: [{ poster: { layout: 'hero' } }, { clk: 'jump' }] }] },
    }
    const { result } = await operate(draftPromo, { params: { name: 'bad-page' }, body })
    const { version, problems } = v.parse(
      v.object({ version: v.null(), problems: v.array(v.object({ path: v.string(), reason: v.string() })) }),
      result,
    )
    expect(version).toBeNull()
    expect(problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['page.family', 'page.share.title', 'content.templates.0.imgList.1.clk']),
    )
    expect((await operate(promoVersionsOf, { params: { name: 'bad-page' } })).result).toEqual([])
  })

  test('what it names and nobody has is told, as of a file: pictures, clips, pages, goods, templates, fields', async () => {
    const imgList = [
      { url: '/posters/nobody.svg' },
      { url: '/posters/s127-offer.svg', vid: 'no-clip' },
      { url: '/posters/s127-offer.svg', ref: '/market/no-page' },
      { url: '/posters/s127-offer.svg', ref: '/courses/courses-detail?goodsId=999' },
      { url: '/posters/qr-nobody.svg', ref: '/market/lost-page' },
    ]
    const page = {
      ...row('lost-page', '丢'),
      goodsId: '998',
      tabs: [{ id: 'a', text: '一', template: 'none' }],
    }
    const templates = [{ name: 'main', imgList }]
    const { result } = await operate(draftPromo, {
      params: { name: 'lost-page' },
      body: { page, content: { templates } },
    })
    const reasons = [
      'there is no poster nobody',
      'there is no clip no-clip',
      'there is no page /market/no-page',
      'there are no goods 999',
      'there is no poster qr-nobody',
      'the JSON has no template none',
      'there are no goods 998',
    ]
    expect(result).toMatchObject({ version: null, problems: reasons.map((reason) => ({ reason })) })
    const misspelt = await operate(draftPromo, {
      params: { name: 'lost-page' },
      body: { page: { ...row('lost-page', '丢'), buton: {} }, content: content('丢') },
    })
    expect(misspelt.result).toMatchObject({ problems: [{ path: 'page.buton' }] })
  })

  test('a JSON that landing pages of the seed show keeps the templates that they show', async () => {
    const { result } = await operate(draftPromo, {
      params: { name: '127' },
      body: { content: content('只有一张') },
    })
    const reasons = v.parse(
      v.object({ problems: v.array(v.object({ reason: v.string() })) }),
      result,
    ).problems
    expect(reasons.map(({ reason }) => reason)).toContain('the JSON has no template brand')
  })

  test('no template and no tab stands twice, and no field is taken for one that every object has', async () => {
    const name = 'twice-page'
    const [main] = content('二').templates
    const tab = { id: 'a', text: '一', template: 'main' }
    const problemsOf = async (page: object, page2: object) => {
      const { result } = await operate(draftPromo, {
        params: { name },
        body: { page: { ...row(name, '二'), ...page }, content: { ...content('二'), ...page2 } },
      })
      return result
    }
    expect(await problemsOf({}, { templates: [main, main] })).toMatchObject({
      version: null,
      problems: [{ path: 'content.templates', reason: 'holds a template twice' }],
    })
    expect(await problemsOf({ tabs: [tab, tab] }, {})).toMatchObject({
      version: null,
      problems: [{ path: 'page.tabs', reason: 'two tabs have one id' }],
    })
    expect(await problemsOf({ toString: 1 }, { constructor: 2 })).toMatchObject({
      problems: [{ path: 'page.toString' }, { path: 'content.constructor' }],
    })
  })

  test('a row shows the JSON of another name only where that is there and has what it shows', async () => {
    const name = 'borrows'
    const problemOf = async (page: object) => {
      const body = { page: { ...row(name, '借'), ...page }, content: content('借') }
      return (await operate(draftPromo, { params: { name }, body })).result
    }
    expect(await problemOf({ config: 'no-such' })).toMatchObject({
      version: null,
      problems: [{ path: 'page.config', reason: 'there is no JSON no-such' }],
    })
    const tabs = [{ id: 'a', text: '一', template: 'nope' }]
    expect(await problemOf({ config: 'super-gold27', tabs })).toMatchObject({
      problems: [{ path: 'page.config', reason: 'the JSON super-gold27 has no template nope' }],
    })
    expect(await problemOf({ template: 'paper-test', floating: ['app'] })).toMatchObject({
      problems: [{ path: 'page.template' }],
    })
  })

  test('a version that would leave its page blank beside the row published since is not published', async () => {
    const name = 'changes-row'
    const keep = async (body: object) => {
      const { result } = await operate(draftPromo, { params: { name }, body })
      return v.parse(v.looseObject({ version: v.number() }), result).version
    }
    const publish = async (version: number) =>
      (await operate(publishPromo, { params: { name }, body: { version } })).status
    const [main] = content('换').templates
    expect(await publish(await keep({ page: row(name, '换'), content: content('换') }))).toBe(200)
    const early = await keep({ content: content('换') })
    const page = { ...row(name, '换'), tabs: [{ id: 'a', text: '一', template: 'extra' }] }
    backend.time.now += 1000
    expect(await publish(await keep({ page, content: { templates: [{ ...main, name: 'extra' }] } }))).toBe(
      200,
    )
    backend.time.now += 1000
    expect(await publish(early)).toBe(400)
  })

  test('a row must carry the name that it is kept under', async () => {
    const body = { page: row('one-name', '名'), content: content('名') }
    const { result } = await operate(draftPromo, { params: { name: 'other-name' }, body })
    expect(result).toMatchObject({ version: null, problems: [{ path: 'page.slug' }] })
  })
})

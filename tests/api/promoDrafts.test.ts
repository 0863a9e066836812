import * as v from 'valibot'
import { draftPromo, promoVersionsOf } from '@/contracts/pages/promoOperations'
import { operatorsOf, promoContent as content, promoRow as row } from './promoOperator'
import { type Backend, startBackend } from './startBackend'

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

  test('a row must carry the name that it is kept under', async () => {
    const body = { page: row('one-name', '名'), content: content('名') }
    const { result } = await operate(draftPromo, { params: { name: 'other-name' }, body })
    expect(result).toMatchObject({ version: null, problems: [{ path: 'page.slug' }] })
  })
})

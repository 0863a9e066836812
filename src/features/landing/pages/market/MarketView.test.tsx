import { fireEvent, screen } from '@testing-library/react'
import { storage } from '@/platform/storage'
import { cut, flat, ok, refused, type Answer } from '../../../../../tests/builders/scriptedNetwork'
import { fakeStores } from '../../../../../tests/builders/fakeStores'
import { promoRow } from '../../../../../tests/builders/promoRow'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { MarketView } from './MarketView'

const SLUG = 'diamond-high27'
const CALL = `GET /base/v1/promo-pages/${SLUG}`
const picture = (alt: string) => ({ url: `/${alt}.svg`, alt, width: 750, height: 1000, clk: 'buy' })
const ROW: Answer = ok(
  promoRow({
    template: 'pictures',
    slug: SLUG,
    title: '钻石高端班',
    family: 'diamond',
    tabs: [
      { id: 'plan', text: '方案', template: 'plan' },
      { id: 'team', text: '师资', template: 'team' },
    ],
    button: { text: '预约顾问', action: 'lead' },
    floating: ['app', 'brand'],
    activity: { text: '限时活动', ref: '/market/summer-gold/127' },
    share: { title: '钻石高端班', description: '说明' },
  }),
)
const CONTENT: Answer = flat({
  data: {
    templates: [
      { name: 'plan', imgList: [picture('方案图')] },
      { name: 'team', imgList: [picture('师资图')] },
    ],
  },
})

/** What config/constants writes into a build. */
process.env['PROMO_TITLES'] = JSON.stringify({ [SLUG]: '钻石高端班' })

beforeEach(() => {
  jest.useFakeTimers()
  for (const key of storage.local.keys()) storage.local.remove(key)
})
afterEach(() => jest.useRealTimers())

const open = async (
  answers: Record<string, Answer> = {},
  more: Omit<NonNullable<Parameters<typeof fakeStores>[0]>, 'answers'> = {},
) => {
  const world = fakeStores({ ...more, answers: { [CALL]: ROW, [`GET /${SLUG}.json`]: CONTENT, ...answers } })
  renderIn(world.stores, <MarketView />, 'market', { slug: SLUG })
  await arrive(3000)
  return world
}

describe('/market/:slug (product.md Landing)', () => {
  it('of a winter route asks for a course to apply for (seed §4)', async () => {
    const button = { text: '抢寒假营席位', action: 'applyWinter' } as const
    const row = promoRow({ template: 'pictures', slug: SLUG, title: '寒假营', family: 'camp', button })
    const { stores } = await open({ [CALL]: ok(row) })
    fireEvent.click(screen.getByRole('button', { name: '抢寒假营席位' }))
    expect(stores.ui.dialog).toMatchObject({ kind: 'courseSelection', winterVacation: true })
  })

  it('shows tabs, pictures and button of its row', async () => {
    await open()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['方案', '师资'])
    expect(screen.getByRole('button', { name: '方案图' })).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: '师资' }))
    await arrive()
    expect(screen.getByRole('button', { name: '师资图' })).toBeTruthy()
  })

  it('does the action of its row from the button', async () => {
    const { stores } = await open()
    fireEvent.click(screen.getByRole('button', { name: '预约顾问' }))
    await arrive()
    expect(stores.ui.dialog).toEqual({ kind: 'lead' })
  })

  it.each([
    ['限时活动', 'push /market/summer-gold/127'],
    ['下载', 'push /market/download'],
    ['品牌', 'push /market/homepages/25'],
  ])('follows %s', async (name, visit) => {
    const { visits } = await open()
    fireEvent.click(screen.getByRole('link', { name }))
    await arrive()
    expect(visits).toEqual([visit])
  })

  it('shows agent 24 no blue bar, and an app none of it', async () => {
    await open({}, { query: { agent: '24' } })
    expect(screen.queryByText('限时活动')).toBeNull()
    expect(screen.getByRole('button', { name: '预约顾问' })).toBeTruthy()
  })

  it('shows neither button, blue bar nor floating links inside an app', async () => {
    await open({}, { in: 'flutter' })
    for (const text of ['限时活动', '预约顾问', '下载', '品牌']) expect(screen.queryByText(text)).toBeNull()
  })

  it('leads to the shop where the catalogue knows no such page (seed §8)', async () => {
    const { visits } = await open({ [CALL]: refused(404, 'x404', '内容不存在') })
    expect(visits).toEqual(['replace /product-list'])
  })

  it('says that it could not load, and tries again', async () => {
    const { network } = await open({ [CALL]: cut })
    expect(screen.getByText('网络不给力，请检查网络后重试')).toBeTruthy()
    network.answers[CALL] = ROW
    fireEvent.click(screen.getByRole('button', { name: /重/ }))
    await arrive(3000)
    expect(screen.getByRole('button', { name: '方案图' })).toBeTruthy()
  })
})

import { branchVariantOf, branchVariants, DEFAULT_BRANCH } from './branchVariants'
import { landingPageOf } from './landingPages'
import { templateSource } from './templateSource'
import type { LandingPage } from './LandingPage'

const pageAt = (path: string, query: Record<string, string> = {}): LandingPage => {
  const page = landingPageOf(path, query)
  if (!page) throw new Error(`${path} is no landing page`)
  return page
}
const ids = (tabs: LandingPage['topTabs']) => tabs.map(({ id }) => id)

describe('tabs, defaults, button and sticky figures of each page (seed §2, §9)', () => {
  it.each([
    [
      '/market/summer-gold/127',
      '127',
      ['11', '13', '16'],
      ['18', '19', '15', '17', '20', '21'],
      '13',
      '点击按钮 抢跑必胜之路',
      40,
    ],
    [
      '/market/summer-gold/27',
      '27',
      ['11', '13', '16'],
      ['18', '19', '15', '17', '20', '21'],
      '13',
      '点击按钮 抢跑必胜之路',
      40,
    ],
    [
      '/market/summer-gold/26',
      'summer-gold',
      ['11', '13', '16'],
      ['18', '19', '15', '17', '20', '21'],
      '13',
      '点击按钮 抢跑必胜之路',
      40,
    ],
    [
      '/market/purple-gold/27',
      'purple-gold27',
      ['11', '14', '16'],
      ['18', '15', '17', '21'],
      '14',
      '获取限时优惠',
      20,
    ],
    [
      '/market/purple-gold/26',
      'purple-gold26',
      ['11', '14', '16'],
      ['18', '15', '17', '21'],
      '14',
      '获取限时优惠',
      20,
    ],
    ['/market/high-tutoring/27', 'high-tutoring27', ['11', '19', '21'], [], '19', '获取限时优惠', 60],
    ['/market/high-tutoring/5', 'high-tutoring26', ['11', '19', '21'], [], '19', '获取限时优惠', 60],
    [
      '/market/super-forum/27',
      'super-forum-avoid',
      ['50', '51', '52', '53', '54', '55'],
      [],
      '50',
      '获取限时优惠',
      20,
    ],
    [
      '/market/super-forum/26',
      'super-forum26',
      ['50', '51', '52', '53', '54', '55'],
      [],
      '50',
      '获取限时优惠',
      20,
    ],
    [
      '/market/super-forum/28',
      'super-forum27',
      ['50', '51', '52', '53', '54', '55'],
      [],
      '50',
      '获取限时优惠',
      20,
    ],
  ] as const)('%s is %s.json', (path, config, top, more, first, button, threshold) => {
    const page = pageAt(path)
    expect(page.config).toBe(config)
    expect([ids(page.topTabs), ids(page.moreTabs), page.defaultTab]).toEqual([top, more, first])
    expect([page.button?.text, page.stickyThreshold, page.stickyOffsetRem]).toEqual([button, threshold, 2.35])
  })

  it.each([
    '/market/summer-gold/127',
    '/market/purple-gold/27',
    '/market/high-tutoring/27',
    '/market/super-forum/26',
  ])('every tab of %s that shows pictures has a view', (path) => {
    const { topTabs, moreTabs, views } = pageAt(path)
    const shown = [...topTabs, ...moreTabs].filter(({ kind }) => kind === 'images')
    expect(shown.filter(({ id }) => !views[id]?.length)).toEqual([])
  })

  it('names tab 18 to 20 image tabs, 17 the shop, 21 the dialogue', () => {
    const kinds = pageAt('/market/summer-gold/127').moreTabs.map(({ id, kind }) => [id, kind])
    expect(Object.fromEntries(kinds)).toEqual({
      18: 'images',
      19: 'images',
      15: 'images',
      17: 'resources',
      20: 'images',
      21: 'dialogue',
    })
  })

  it('opens the achievements at student praise; the evidence leads to /market/guess-questions', () => {
    expect(pageAt('/market/purple-gold/27').views['16']).toMatchObject([
      { leadsTo: '/market/guess-questions' },
      { isDefault: true, text: '学员好评' },
      { text: '媒体报道' },
    ])
  })

  it('hands the shop `tag` for 127 and `logo` for the others', () => {
    const flags = ['127', '27', '26'].map((id) => pageAt(`/market/summer-gold/${id}`).shopFlag)
    expect(flags).toEqual(['tag', 'logo', 'logo'])
  })
})

describe('/market/super-forum/:id', () => {
  it.each(['50', '51', '52', '53', '54', '55'])('tabId=%s opens that tab', (tabId) => {
    expect(pageAt('/market/super-forum/26', { tabId }).defaultTab).toBe(tabId)
  })

  it.each(['49', '56', '', 'constructor'])('tabId=%j opens 50', (tabId) => {
    expect(pageAt('/market/super-forum/26', { tabId }).defaultTab).toBe('50')
  })

  it('27 is the avoidance variant, its road too', () => {
    const page = pageAt('/market/super-forum/27')
    const road = templateSource(page, page.views['50']?.[0]?.template ?? '')
    expect(road).toEqual({ config: 'perfect-way-avoid', name: 'main' })
  })
})

describe('/market/homepages/:id', () => {
  it.each(branchVariants.map((branch, index) => [String(index + 1), branch] as const))(
    'tabact=%s of 21 is %s',
    (tabact, branch) => {
      const page = pageAt('/market/homepages/21', { tabact })
      expect(templateSource(page, page.views['main']?.[0]?.template ?? '')).toEqual({
        config: 'homepages21',
        name: branch,
      })
    },
  )

  it.each([undefined, '0', '19', '-1', '1.5', 'x'])('tabact=%j is Shanxi', (tabact) => {
    expect(branchVariantOf(tabact)).toBe(DEFAULT_BRANCH)
  })

  it.each(['21', '22', '23', '24', '25'])('%s sets its own title', (id) => {
    expect(pageAt(`/market/homepages/${id}`)).toMatchObject({ config: `homepages${id}` })
    expect(pageAt(`/market/homepages/${id}`).title).not.toBe('')
  })

  it('24 is a page of its own; ids beside them do not exist', () => {
    expect(pageAt('/market/homepages/24').views['main']).toHaveLength(3)
    expect(landingPageOf('/market/homepages/20', {})).toBeUndefined()
    expect(landingPageOf('/market/homepages/constructor', {})).toBeUndefined()
  })
})

describe('pages by one address', () => {
  it.each([
    [{ showWM: 'true' }, '金榜题名·微信版', 'qrCard'],
    [{ showWM: 'false' }, '金榜题名', 'buy'],
    [{}, '金榜题名', 'buy'],
  ])('/super-gold with %j is %s', (query, title, action) => {
    expect(pageAt('/super-gold', query as Record<string, string>)).toMatchObject({
      title,
      button: { action },
    })
  })

  it.each(['/violet-gold', '/middle-primary', '/market/guess-questions', '/market/super-sprint/9'])(
    '%s',
    (path) => {
      expect(pageAt(path).title).not.toBe('')
    },
  )

  it.each(['/', '/market/nothing', '/market/summer-gold', '/constructor'])('%s is none', (path) => {
    expect(landingPageOf(path, {})).toBeUndefined()
  })
})

it('reads a template of another JSON from the part before the slash', () => {
  const page = pageAt('/market/summer-gold/127')
  expect(templateSource(page, 'brand')).toEqual({ config: '127', name: 'brand' })
  expect(templateSource(page, 'achievement/praise')).toEqual({ config: 'achievement', name: 'praise' })
})

import { routeOf } from '@/routes/routeOf'
import { titleOf } from '@/routes/titleOf'
import { parseClientContext } from '@/stores/ClientContext'
import { browserFacts, containers } from '../../../../tests/builders/fakeStores'
import { summerGoldPage } from './landingPages'
import { landingTabOf } from './landingTabs'
import { offerFor } from './offerFor'

describe('/market/summer-gold/:id (seed §2)', () => {
  it.each([
    ['127', '2027考研夏季抢跑营', '127', 'tag'],
    ['27', '27考研暑期强基营', 'summer-gold27', 'logo'],
    ['26', '夏季抢跑营', 'summer-gold', 'logo'],
    ['', '夏季抢跑营', 'summer-gold', 'logo'],
    ['constructor', '夏季抢跑营', 'summer-gold', 'logo'],
  ])('id %j is %s out of %s.json, the shop is handed %s', (id, title, config, shopFlag) => {
    expect(titleOf(routeOf('summerGold').title, { id })).toBe(title)
    expect(summerGoldPage(id)).toMatchObject({ config, shopFlag })
  })

  it.each(['127', '27', '26'])(
    'id %s has the tabs of the seed in both rows, camp open, and its button',
    (id) => {
      const page = summerGoldPage(id)
      expect(page.topTabs.map((tab) => tab.id)).toEqual(['11', '13', '16'])
      expect(page.moreTabs.map((tab) => tab.id)).toEqual(['18', '19', '15', '17', '20', '21'])
      expect([page.defaultTab, page.button]).toEqual(['13', '点击按钮 抢跑必胜之路'])
      expect([page.stickyThreshold, page.stickyOffsetRem]).toEqual([40, 2.35])
    },
  )

  it('shows the camp in two inner tabs, the achievements in three, every other picture tab as one', () => {
    const { templates, topTabs, moreTabs } = summerGoldPage('127')
    expect([templates['13'], templates['16']].map((views) => views?.length)).toEqual([2, 3])
    const pictureTabs = [...topTabs, ...moreTabs].filter(({ kind }) => kind === 'images')
    for (const { id } of pictureTabs) expect(templates[id]).toBeDefined()
  })

  it('opens the achievements at student praise; the evidence leads to /market/guess-questions', () => {
    expect(summerGoldPage('127').templates['16']).toMatchObject([
      { leadsTo: '/market/guess-questions' },
      { isDefault: true, text: '学员好评' },
      {},
    ])
  })

  it.each([
    ['17', 'resources'],
    ['21', 'dialogue'],
    ['18', 'images'],
    ['19', 'images'],
    ['20', 'images'],
  ])('tab %s is of the kind %s', (id, kind) => expect(landingTabOf(id)?.kind).toBe(kind))

  it('knows no other tab', () =>
    expect([landingTabOf('99'), landingTabOf(undefined)]).toEqual([undefined, undefined]))
})

describe('what the bottom button does (seed §4)', () => {
  const clientOf = (container: keyof typeof containers, agent = '') =>
    parseClientContext({ ...browserFacts, ...containers[container] }, agent ? { agent } : {})

  it.each([
    ['browser', '', 'login', 'buy'],
    ['wechat', '', 'login', 'buy'],
    ['pc', '', 'login', 'buy'],
    ['dingtalk', '', 'login', 'buy'],
    ['mini-program', '', 'login', 'qrCard'],
    ['mini-web-view', '', 'login', 'qrCard'],
    ['browser', '8', 'login', 'qrCard'],
    ['wechat', '2', 'login', 'qrCard'],
    ['browser', '25', 'login', 'buy'],
    ['flutter', '', 'hidden', 'hidden'],
    ['gaoshou', '', 'hidden', 'hidden'],
    ['flutter', '8', 'hidden', 'hidden'],
  ] as const)('in %s with agent %j: %s for a stranger, %s for a user', (container, agent, stranger, user) => {
    const client = clientOf(container, agent)
    expect([offerFor(client, false), offerFor(client, true)]).toEqual([stranger, user])
  })
})

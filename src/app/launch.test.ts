import { fakeEntries } from '@/platform/device'
import { fakeStores, settled } from '../../tests/builders/fakeStores'
import { launchQuery } from './launchQuery'
import { readH5Route, readWeappRoute } from './readRoute'
import { followEntries } from './followEntries'
import { settleAddress } from './settleLaunch'
import { siteConfig } from '@/stores/siteConfig'

beforeAll(() => void Object.assign(siteConfig, { switchSite: 'https://www.example.com' }))

describe('launchQuery', () => {
  it('unfolds the short names of a mini-program code', () => {
    expect(launchQuery({ scene: 'p=27&i=A1&g=ag&s=poster&a=8&x=1' })).toEqual({
      promotionId: '27',
      inviteCode: 'A1',
      agentCode: 'ag',
      source: 'poster',
      agent: '8',
      x: '1',
    })
  })

  it('unfolds the address of an ordinary QR code', () => {
    expect(
      launchQuery({ q: 'https://m.example/market/summer-gold/127?inviteCode=A1&redirect=/a?b=1' }),
    ).toEqual({
      inviteCode: 'A1',
      redirect: '/a?b=1',
    })
  })

  it('lets the code win over the address, and keeps the rest', () => {
    expect(launchQuery({ scene: 'i=A1', q: 'https://x.example/?inviteCode=B2', source: 'c' })).toEqual({
      inviteCode: 'A1',
      source: 'c',
    })
  })

  it('is not confused by names that every object has', () => {
    expect(launchQuery({ scene: 'constructor=1' })).toEqual({ constructor: '1' })
  })

  it('changes nothing without scene and code', () => {
    expect(launchQuery({ a: '1' })).toEqual({ a: '1' })
    expect(launchQuery({})).toEqual({})
  })
})

describe('the row of a page on H5', () => {
  it.each([
    ['/', {}, 'home', {}],
    ['/market/summer-gold/127', { inviteCode: 'A%201' }, 'summerGold', { id: '127', inviteCode: 'A 1' }],
    ['/market/summer-gold/%E5%A4%8F?stamp=T1', { id: '夏' }, 'summerGold', { id: '夏' }],
    ['/login?stamp=T1', { redirect: '%2Fa%3Fb%3D1' }, 'login', { redirect: '/a?b=1' }],
    ['/login', { stamp: 'A', $taroTimestamp: 5, a: '1' }, 'login', { a: '1' }],
    ['/market/nothing/at-all', {}, 'productList', {}],
    ['/nothing', {}, 'error', {}],
  ])('%s with %j is %s with %j', (path, params, id, given) => {
    expect(readH5Route({ path, params })).toMatchObject({ id, given })
    expect(readH5Route({ path, params }).given).toEqual(given)
  })
})

describe('the row of a page in the mini-program', () => {
  it('is what route= names, with values decoded once', () => {
    const read = readWeappRoute({
      path: 'features/landing/pages/promo/index',
      params: { route: 'summerGold', id: '127', source: '%E5%BE%AE%2520', $taroTimestamp: 5 },
    })
    expect([read.id, read.given]).toEqual(['summerGold', { id: '127', source: '微%20' }])
  })

  it.each(['constructor', 'nothing', ''])('is the first row of the page when route is %j', (route) => {
    expect(readWeappRoute({ path: '/pages/home/index?x=1', params: { route } }).id).toBe('home')
  })

  it('is the error page for a page nobody knows', () => {
    expect(readWeappRoute({ path: 'pages/gone/index', params: {} }).id).toBe('error')
  })

  it('unfolds a mini-program code that opened the page', () => {
    const { given } = readWeappRoute({ path: 'pages/home/index', params: { scene: 'p%3D27%26i%3DA1' } })
    expect(given).toEqual({ promotionId: '27', inviteCode: 'A1' })
  })
})

describe('settling a deep link before the first paint (seed §2)', () => {
  const open = (path: string, query: Record<string, string> = {}, target: 'h5' | 'weapp' = 'h5') => {
    const { stores, facts, visits } = fakeStores({
      path,
      query,
      facts: { target, launch: { path, query, scene: 0 } },
    })
    settleAddress(stores, facts)
    return visits
  }

  it.each([
    ['/', {}],
    ['/login', { redirect: '/a?b=1' }],
    ['/market/summer-gold/127', { inviteCode: 'A1' }],
  ])('leaves %s alone', (path, query) => expect(open(path, query)).toEqual([]))

  it.each([
    [
      '/exercises/knowledge-report',
      { examReport: '1', gid: '5' },
      'rewrite /exercises/synthesis-report?gid=5',
    ],
    ['/exercises/analysis', { type: 'gid=8' }, 'rewrite /exercises/analysis?type=paper&redirect=true&gid=8'],
    ['/market/nothing/at-all', { inviteCode: 'A1' }, 'rewrite /product-list?inviteCode=A1'],
    ['/nothing/at/all', {}, 'rewrite /error?path=%2Fnothing%2Fat%2Fall'],
    ['/login/', {}, 'rewrite /login'],
  ])('runs guards and fallbacks on %s', (path, query, visit) => expect(open(path, query)).toEqual([visit]))

  it('leaves for the external site at once where the switch guard says so', () => {
    expect(open('/exercises/strength-test', { agent: '20', a: '1' })).toEqual([
      'leave https://www.example.com/sls/atst/strength-test?agent=20&a=1',
    ])
  })

  it('does nothing in the mini-program, which has no address', () => {
    expect(open('/exercises/knowledge-report', { examReport: '1' }, 'weapp')).toEqual([])
  })
})

describe('how the mini-program is entered', () => {
  const launchBy = async (query: Record<string, string>, path = 'pages/home/index') => {
    const world = fakeStores({
      in: 'mini-program',
      facts: { target: 'weapp', launch: { path, query, scene: 1011 } },
    })
    await followEntries(world.stores, world.facts)
    return world
  }

  it.each([
    [
      'https://m.example/market/summer-gold/127?inviteCode=A1',
      'relaunch /market/summer-gold/127?inviteCode=A1',
    ],
    ['HTTPS://M.EXAMPLE/courses/courses-detail?goodsId=1', 'relaunch /courses/courses-detail?goodsId=1'],
    ['https://m.example', 'tab /'],
    ['https://m.example?inviteCode=A1', 'tab /?inviteCode=A1'],
  ])('by the ordinary QR code %s: %s', async (q, visit) => {
    expect((await launchBy({ q })).visits).toEqual([visit])
  })

  it('by a code while it lives: the address is followed, promotion and channel count from now on', async () => {
    const { stores, visits } = await launchBy({ agent: '25', inviteCode: 'OLD' })
    expect([stores.client.agent, visits]).toEqual(['25', []])
    fakeEntries.enter({
      path: 'pages/home/index',
      query: { q: 'https://m.example/login?agent=8&inviteCode=NEW' },
    })
    await settled()
    expect([stores.client.agent, stores.promotion.context.inviteCode]).toEqual(['8', 'NEW'])
    expect(visits).toEqual(['relaunch /login?inviteCode=NEW&agent=8'])
    const asked = stores.ui.openDialog({ kind: 'qrCard' })
    fakeEntries.enter({ path: 'pages/home/index', query: { scene: 'a=24&i=CODE' } })
    await settled()
    // A new entry closes the dialog of the page before.
    expect([await asked, stores.ui.dialog]).toEqual([false, undefined])
    expect([stores.client.agent, stores.promotion.context.inviteCode, visits.length]).toEqual([
      '24',
      'CODE',
      1,
    ])
  })

  it.each([
    ['exercisesKnowledgeReport', { examReport: '1', gid: '5' }, 'relaunch /exercises/synthesis-report?gid=5'],
    ['exercisesAnalysis', { type: 'gid=8' }, 'relaunch /exercises/analysis?type=paper&redirect=true&gid=8'],
    [
      'exercisesStrengthTest',
      { agent: '20' },
      'leave https://www.example.com/sls/atst/strength-test?agent=20',
    ],
  ])('on %s the guards run (seed §2)', async (route, query, visit) => {
    const { visits } = await launchBy(
      { route, ...query } as Record<string, string>,
      'features/exercises/pages/analysis/index',
    )
    expect(visits).toEqual([visit])
  })

  it.each([
    ['exercisesAnalysis', { type: 'paper' }],
    ['summerGold', { id: '127' }],
    ['', {}],
  ])('on %s with nothing to mend it stays', async (route, query) => {
    expect((await launchBy({ route, ...query } as Record<string, string>)).visits).toEqual([])
  })

  it.each([
    [{}, 'features/gone/pages/old/index', 'relaunch /error?path=%2Ffeatures%2Fgone%2Fpages%2Fold%2Findex'],
    // A row that moved to another page, and one whose page a development build leaves out.
    [
      { route: 'summerGold', id: '127' },
      'features/home/pages/not-open/index',
      'relaunch /market/summer-gold/127',
    ],
    [
      { route: 'signIndex' },
      'features/growth/pages/sign-index/index',
      'relaunch /error?path=%2Ffeatures%2Fgrowth%2Fpages%2Fsign-index%2Findex',
    ],
  ])('with %j on %s, which this version does not have: %s', async (query, path, visit) => {
    const { visits } = await launchBy({})
    fakeEntries.miss({ path, query: { ...query } })
    await settled()
    expect(visits).toEqual([visit])
  })
})

import { fakeStores } from '../../tests/builders/fakeStores'
import { launchQuery } from './launchQuery'
import { readH5Route, readWeappRoute } from './readRoute'
import { followScannedCode, settleAddress } from './settleLaunch'

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
    expect(readWeappRoute({ path: 'pages/not-open/index', params: { route } }).id).not.toBe('home')
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

describe('an ordinary QR code that opened the mini-program', () => {
  const scan = async (q: string, target: 'h5' | 'weapp' = 'weapp') => {
    const launch = { path: 'pages/home/index', query: q ? { q } : {}, scene: 1011 }
    const { stores, facts, visits } = fakeStores({ in: 'mini-program', facts: { target, launch } })
    await followScannedCode(stores, facts)
    return visits
  }

  it.each([
    [
      'https://m.example/market/summer-gold/127?inviteCode=A1',
      'relaunch /market/summer-gold/127?inviteCode=A1',
    ],
    ['HTTPS://M.EXAMPLE/courses/courses-detail?goodsId=1', 'relaunch /courses/courses-detail?goodsId=1'],
    ['https://m.example', 'tab /'],
    ['https://m.example?inviteCode=A1', 'tab /?inviteCode=A1'],
  ])('%s leads to %s', async (q, visit) => expect(await scan(q)).toEqual([visit]))

  it('is none of the H5 page’s business, nor is no code', async () => {
    expect(await scan('https://m.example/login', 'h5')).toEqual([])
    expect(await scan('')).toEqual([])
  })
})

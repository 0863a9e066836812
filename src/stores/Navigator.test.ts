import { Navigator } from './Navigator'
import { fakeStores } from '../../tests/builders/fakeStores'
import type { Navigation } from '@/platform/navigation'
import { navigation } from '@/platform/navigation'

/** A navigator with a clock of its own and a stack of a given depth. */
const world = (options: Parameters<typeof fakeStores>[0] = {}, depth = 1) => {
  const made = fakeStores(options)
  const clock = { at: 0 }
  const { client, promotion } = made.stores
  const stacked: Navigation = { ...navigation, depth: () => depth }
  const navigator = new Navigator({
    navigation: stacked,
    client,
    promotion,
    guardContext: { agent: client.agent, switchAllowed: false, switchSite: 'https://out.example' },
    now: () => clock.at,
  })
  return { ...made, navigator, clock }
}

describe('Navigator', () => {
  it('pushes a row, replaces one, relaunches one', async () => {
    const { navigator, visits } = world()
    await navigator.go('coursesDetail', { goodsId: '1' })
    await navigator.replace('login')
    await navigator.relaunch('license')
    expect(visits).toEqual(['push /courses/courses-detail?goodsId=1', 'replace /login', 'relaunch /license'])
  })

  it('switches to a tab, however it is asked', async () => {
    const { navigator, visits } = world()
    await navigator.go('home')
    await navigator.replace('studyCenter')
    await navigator.relaunch('personalCenter')
    expect(visits).toEqual(['tab /', 'tab /courses/study-center', 'tab /personal-center'])
  })

  it('asks the mini-program around a web-view for its own tab', async () => {
    const { navigator, visits } = world({ in: 'mini-web-view' })
    await navigator.go('personalCenter')
    await navigator.go('login')
    expect(visits).toEqual(['mp switchTab /pages/personal-center/index', 'push /login'])
  })

  it('takes a double tap for one (seed §2: duplicate navigation is ignored)', async () => {
    const { navigator, visits, clock } = world()
    await navigator.go('login')
    clock.at = 599
    await navigator.go('login')
    clock.at = 700
    await navigator.go('license')
    expect(visits).toEqual(['push /login', 'push /license'])
  })

  it('opens the same page again later', async () => {
    const { navigator, visits, clock } = world()
    await navigator.go('login')
    clock.at = 600
    await navigator.go('login')
    expect(visits).toHaveLength(2)
  })

  it('does not take another query for a double tap', async () => {
    const { navigator, visits } = world()
    await navigator.go('coursesDetail', { goodsId: '1' })
    await navigator.go('coursesDetail', { goodsId: '2' })
    expect(visits).toHaveLength(2)
  })

  it.each([
    [9, 'push /login'],
    [10, 'replace /login'],
    [11, 'replace /login'],
  ])('with %d pages on the stack: %s (WeChat holds ten)', async (depth, visit) => {
    const { navigator, visits } = world({}, depth)
    await navigator.go('login')
    expect(visits).toEqual([visit])
  })

  it('goes back one page, or home from the bottom of the stack', async () => {
    const above = world({}, 2)
    await above.navigator.back()
    expect(above.visits).toEqual(['back 1'])
    const bottom = world({}, 1)
    await bottom.navigator.back()
    expect(bottom.visits).toEqual(['tab /'])
  })

  it('carries the promotion context to every page but the tabs; what the caller names wins', async () => {
    const { navigator, visits } = world({ query: { inviteCode: 'A1', agent: '18' } })
    await navigator.go('login')
    await navigator.go('productList', { agent: '0' })
    await navigator.go('home')
    expect(visits).toEqual([
      'push /login?inviteCode=A1&agent=18',
      'push /product-list?inviteCode=A1&agent=0',
      'tab /',
    ])
  })

  it('runs the guards on the way (seed §2)', async () => {
    const { navigator, visits } = world()
    await navigator.go('exercisesKnowledgeReport', { synthesize: '1', gid: '5' })
    await navigator.openAddress('/exercises/analysis?type=gid%3D88')
    expect(visits).toEqual([
      'push /exercises/synthesis-report?gid=5',
      'push /exercises/analysis?type=paper&redirect=true&gid=88',
    ])
  })

  it('leaves for the site that a guard names, query kept', async () => {
    const { navigator, visits } = world({ query: { agent: '20' } })
    await navigator.go('exercisesStrengthTest', { a: '1' })
    expect(visits).toEqual(['leave https://out.example/sls/atst/strength-test?a=1'])
  })

  it('leads unknown addresses to their fallback (seed §8)', async () => {
    const { navigator, visits } = world()
    await navigator.openAddress('/market/nothing/at-all?x=1')
    await navigator.openAddress('/nothing')
    expect(visits).toEqual(['push /product-list?x=1', 'push /error?path=%2Fnothing'])
  })

  it('keeps a question mark inside a value', async () => {
    const { navigator, visits } = world()
    await navigator.openAddress('/login?redirect=/courses/courses-detail?goodsId=1#top')
    expect(visits).toEqual(['push /login?redirect=%2Fcourses%2Fcourses-detail%3FgoodsId%3D1'])
  })

  it('refuses to build a link with a hole', async () => {
    const { navigator } = world()
    await expect(() => navigator.go('summerGold', { id: '' })).rejects.toThrow('needs the parameter id')
  })
})

describe('a link out of content', () => {
  it.each([
    ['/courses/courses-detail?goodsId=1', 'push /courses/courses-detail?goodsId=1'],
    ['https://www.example.com/x', 'leave https://www.example.com/x'],
    ['HTTP://www.example.com', 'leave HTTP://www.example.com'],
  ])('%s is followed', async (link, visit) => {
    const { navigator, visits } = world()
    await navigator.openLink(link)
    expect(visits).toEqual([visit])
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'weixin://dl/business',
    'tel:10086',
    '//evil.example',
    'evil.example',
    'ftp://x.example',
    'intent://x',
    '',
  ])('%j is refused', async (link) => {
    const { navigator, visits } = world()
    await navigator.openLink(link)
    expect(visits).toEqual([])
  })

  it('that only looks like ours stays in the app', async () => {
    const { navigator, visits } = world()
    await navigator.openLink('/\\evil.example')
    expect(visits).toEqual(['push /error?path=%2F%5Cevil.example'])
  })
})

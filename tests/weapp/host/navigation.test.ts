import { closeBrowser } from '../../e2e/harness/openBrowser'
import { FixtureApp } from './FixtureApp'

const DETAIL = 'sub/course/pages/detail/index'
const INDEX = 'pages/index/index'
const DEEP = 'pages/deep/index'

describe('pages and the stack', () => {
  let app: FixtureApp
  beforeEach(async () => {
    app = await FixtureApp.start()
  })
  afterEach(() => app.close())
  afterAll(closeBrowser)

  test('the first page shows; only the main package is loaded', async () => {
    await app.reads('#shows', 'shown 1')
    expect((await app.stats()).loadedPackages).toEqual(['main'])
    expect(await app.page.locator('.wx-title').textContent()).toBe('首页')
  })

  test('a subpackage loads when its page opens; values of a query stay as written', async () => {
    await app.tap('#detail')
    await app.isAt(DETAIL)
    await app.reads('#query', '{"id":"27","zh":"%E4%B8%AD"}')
    expect((await app.stats()).loadedPackages).toEqual(['main', 'sub/course'])
  })

  test('the page below keeps its state and is told when it shows again', async () => {
    await app.at('#field input').pressSequentially('abc')
    await app.tap('#lab')
    await app.isAt('pages/lab/index')
    await app.page.locator('.wx-back').tap()
    await app.isAt(INDEX)
    await app.reads('#value', 'abc')
    await app.reads('#shows', 'shown 2')
  })

  test('opener and opened page talk through the event channel', async () => {
    await app.tap('#detail')
    await app.reads('#question', 'hello')
    await app.page.locator('.wx-back').tap()
    await app.reads('#value', 'answered')
  })

  test('redirectTo replaces, reLaunch empties the stack', async () => {
    await app.tap('#detail')
    await app.tap('#redirect')
    await app.isAt(DEEP)
    expect(await app.stack()).toEqual([INDEX, DEEP])
    await app.call('reLaunch', { url: '/pages/mine/index' })
    expect(await app.stack()).toEqual(['pages/mine/index'])
  })

  test('a tap that brings the tab bar under the finger chooses no tab', async () => {
    await app.page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('.wx-tab')
      if (!bar) throw new Error('no tab bar')
      const lie = (style: string) => () => (bar.style.cssText = style)
      document.addEventListener('touchend', lie('position: fixed; inset: 0; height: auto'), { once: true })
      window.addEventListener('click', lie(''), { once: true, capture: true })
    })
    // In the right half, where the other tab will be.
    await app.page.touchscreen.tap(300, 400)
    await app.tap('#detail')
    await app.isAt(DETAIL)
    expect(await app.stack()).toEqual([INDEX, DETAIL])
  })

  test('tabs keep their pages', async () => {
    await app.page.locator('[data-tab="pages/mine/index"]').tap()
    await app.reads('#shows', 'mine shown 1')
    await app.page.locator('[data-tab="pages/index/index"]').tap()
    await app.page.locator('[data-tab="pages/mine/index"]').tap()
    await app.reads('#shows', 'mine shown 2')
    expect(await app.stack()).toEqual(['pages/mine/index'])
  })

  test('navigateBack goes several pages back and refuses at the first', async () => {
    await app.tap('#deep')
    await app.reads('#depth', 'depth 2 of 2')
    await app.tap('#deeper')
    await app.reads('#depth', 'depth 3 of 3')
    await app.tap('#out')
    await app.isAt(INDEX)
    expect(await app.call('navigateBack')).toEqual({
      failed: 'navigateBack:fail cannot navigate back at first page.',
    })
  })

  test('a launch on a shared path has no page below and scene 1011', async () => {
    await app.open(`/${DETAIL}?id=9`)
    await app.reads('#query', '{"id":"9"}')
    expect(await app.stack()).toEqual([DETAIL])
    expect(await app.page.evaluate(() => window.__weapp?.launchScene())).toBe(1011)
  })

  test('sharing asks the page and names a page that exists', async () => {
    await app.open(`/${DETAIL}?id=9`)
    await app.page.locator('.wx-capsule').tap()
    const { shares } = await app.stats()
    expect(shares).toMatchObject([{ from: 'menu', title: 'shared by menu', path: `/${DETAIL}?id=9` }])
  })

  test('app hooks follow background and foreground', async () => {
    await app.page.evaluate(() => {
      window.__weapp?.background()
      window.__weapp?.foreground()
    })
    await app.reads('#shows', 'shown 2')
  })

  test('styles of a page stay in it; rpx follow the width', async () => {
    await app.tap('#detail')
    const style = await app.at('#styled').evaluate((element) => {
      const { borderTopWidth, color, width } = getComputedStyle(element)
      return { borderTopWidth, color, width }
    })
    expect(style).toEqual({ borderTopWidth: '3px', color: 'rgb(1, 2, 3)', width: '187.5px' })
    await app.page.locator('.wx-back').tap()
    await app.isAt(INDEX)
    const card = app.at('.card').first()
    expect(await card.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('0px')
  })
})

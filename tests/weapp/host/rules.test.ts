import { closeBrowser } from '../../e2e/harness/openBrowser'
import { services } from '../../e2e/harness/Services'
import { FixtureApp } from './FixtureApp'

const LAB = '/pages/lab/index'

describe('the rules of the platform', () => {
  let app: FixtureApp
  beforeEach(async () => {
    app = await FixtureApp.start()
  })
  afterEach(() => app.close())
  afterAll(closeBrowser)

  const violations = async (): Promise<string[]> => (await app.stats()).violations

  test('a page that app.json does not declare', async () => {
    const message = 'navigateTo:fail page "pages/nope/index" is not found'
    expect(await app.call('navigateTo', { url: '/pages/nope/index' })).toEqual({ failed: message })
    expect(await violations()).toEqual([message])
  })

  test('a tab page by navigateTo, another page by switchTab', async () => {
    expect(await app.call('navigateTo', { url: '/pages/mine/index' })).toEqual({
      failed: 'navigateTo:fail can not navigateTo a tabbar page',
    })
    expect(await app.call('switchTab', { url: LAB })).toEqual({
      failed: 'switchTab:fail can not switch to no-tabBar page',
    })
    expect(await violations()).toHaveLength(2)
  })

  test('a tab page with a query', async () => {
    await app.call('switchTab', { url: '/pages/mine/index?a=1' })
    expect(await violations()).toEqual(['switchTab: /pages/mine/index?a=1 has a query, which WeChat drops'])
  })

  test('a command to a video that does not stand in the page itself', async () => {
    await app.page.evaluate(() => {
      const create = window.__weapp?.wx['createVideoContext'] as (id: string) => { pause(): void }
      create('nowhere').pause()
    })
    expect(await violations()).toEqual([
      'createVideoContext: no video nowhere stands in pages/index/index itself',
    ])
  })

  describe('what only shows on a phone', () => {
    const broken = async (query: string): Promise<string[]> => {
      await app.open(`/pages/broken/index?${query}`)
      await app.page.waitForFunction(() => (window.__weapp?.stats.violations.length ?? 0) > 0)
      return violations()
    }

    test('a selector that does not enter the component where its id stands', async () => {
      expect(await broken('select=count')).toEqual([
        '#count stands in another component of pages/broken/index, where WeChat does not find it',
      ])
    })

    test('scroll-into-view across the border of a component', async () => {
      expect(await broken('into=count')).toEqual([
        'scroll-into-view: #count stands in another component of pages/broken/index',
      ])
    })

    test('a picture whose computed name is not in the package', async () => {
      expect(await broken('local=none')).toEqual([
        'picture /assets/none.png of pages/broken/index is not in the package',
      ])
    })

    test('a picture that the backend does not have', async () => {
      const gone = `${services().backend}/static/none.png`
      expect(await broken(`remote=${encodeURIComponent(gone)}`)).toEqual([
        `picture ${gone} of pages/broken/index is not on the backend`,
      ])
    })

    test('an id of its own, a picture that is there, and none at all are no fault', async () => {
      await app.open('/pages/broken/index?select=own&into=&local=dot')
      await app.at('img[src$="dot.png"]').evaluate((image: HTMLImageElement) => image.decode())
      expect(await violations()).toEqual([])
    })
  })

  test('a call that WeChat has never had', async () => {
    await app.open('/pages/broken/index?unknown=openTheStars')
    await app.page.waitForFunction(() => (window.__weapp?.stats.errors.length ?? 0) > 0)
    expect((await app.stats()).errors.join()).toContain('is not a function')
  })

  test('storage is counted in bytes, as a Chinese character has three', async () => {
    const text = '词'.repeat(400_000)
    expect(await app.call('setStorage', { key: 'words', data: text })).toHaveProperty('failed')
    expect(await app.call('setStorage', { key: 'words', data: 'w'.repeat(400_000) })).not.toHaveProperty(
      'failed',
    )
  })

  test('an eleventh page', async () => {
    for (let depth = 2; depth <= 10; depth++)
      await app.call('navigateTo', { url: `/pages/deep/index?d=${depth}` })
    expect(await app.call('navigateTo', { url: LAB })).toEqual({
      failed: 'navigateTo:fail webview count limit exceed',
    })
    expect(await violations()).toEqual(['navigateTo:fail webview count limit exceed'])
  })

  test('a file of another package', async () => {
    expect(await app.call('navigateTo', { url: '/pages/files/index' })).toHaveProperty('failed')
    expect((await violations()).join()).toMatch(/is not defined|may not require/)
  })

  test('a file of another package that is loaded already', async () => {
    await app.call('navigateTo', { url: '/sub/course/pages/detail/index' })
    await app.call('navigateTo', { url: '/pages/files/index' })
    expect((await violations()).join()).toContain('may not require')
  })

  test('a setData over 1 MiB, and every smaller one is counted', async () => {
    await app.at('#field input').fill('x'.repeat(1000))
    await app.page.waitForFunction(() => (window.__weapp?.stats.setData.at(-1)?.bytes ?? 0) > 1000)
    expect((await app.stats()).setData).toContainEqual(
      expect.objectContaining({ page: 'pages/index/index', keys: 1, first: true }),
    )
    expect(await violations()).toEqual([])
    await app.at('#field input').fill('x'.repeat(1024 * 1024))
    await app.page.waitForFunction(() => window.__weapp?.stats.violations.length === 1)
    expect((await violations())[0]).toContain('WeChat refuses more than 1 MiB')
  })

  test('a call that WeChat has and the host lacks', async () => {
    await expect(app.page.evaluate(() => window.__weapp?.call('chooseInvoiceTitle', {}))).rejects.toThrow(
      /not implemented/,
    )
    expect((await app.stats()).missingApis).toEqual({ 'wx.chooseInvoiceTitle': 1 })
  })

  test('a launch on a page that does not exist', async () => {
    await app.open('/pages/gone/index')
    expect(await violations()).toEqual(['launch path not found: pages/gone/index'])
    await app.isAt('pages/index/index')
  })

  test('a share of a page without the hook', async () => {
    await app.page.locator('.wx-capsule').tap()
    expect((await violations())[0]).toContain('has no onShareAppMessage')
  })

  test('nothing is recorded when nothing is wrong', async () => {
    await app.tap('#lab')
    await app.isAt('pages/lab/index')
    const { errors, violations: broken, missingApis } = await app.stats()
    expect({ errors, broken, missingApis }).toEqual({ errors: [], broken: [], missingApis: {} })
  })
})

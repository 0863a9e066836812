import { closeBrowser } from '../../e2e/harness/openBrowser'
import { Screen } from '../../stories/Screen'
import { FixtureApp } from './FixtureApp'

describe('components and touches', () => {
  let app: FixtureApp
  beforeEach(async () => {
    app = await FixtureApp.start('/pages/lab/index')
  })
  afterEach(() => app.close())
  afterAll(closeBrowser)

  test('a custom component has properties, wxs and events of its own', async () => {
    await app.open()
    await app.reads('#count', 'count 3')
    await app.tap('#count')
    await app.reads('#changed', 'changed to 4')
  })

  test('catchtap stops a tap; target and dataset are those of the node', async () => {
    await app.tap('#inner')
    expect(await app.logged('last')).toMatchObject({
      type: 'tap',
      target: 'inner',
      dataset: { fooBar: 'baz' },
    })
    expect(JSON.parse((await app.at('#log').textContent()) ?? '')).not.toHaveProperty('outer')
  })

  test('a finger that rests is a long press and no tap', async () => {
    // A page that is still on its way in has its nodes somewhere else.
    await app.at('#press').tap({ trial: true })
    const box = await app.at('#press').boundingBox()
    const session = await app.page.context().newCDPSession(app.page)
    const touchPoints = [{ x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await app.logged('press.longpress')
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await app.logged('press.touchstart')).toBeTruthy()
  })

  test('a disabled button does nothing', async () => {
    await app.at('#disabled').tap({ force: true })
    await app.tap('#inner')
    await app.logged('inner')
    expect(JSON.parse((await app.at('#log').textContent()) ?? '')).not.toHaveProperty('disabled')
  })

  test('input keeps to its length and confirms; textarea reports', async () => {
    await app.at('#short input').pressSequentially('123456')
    expect(await app.logged('short')).toBe('1234')
    await app.at('#short input').press('Enter')
    expect(await app.logged('short.confirm')).toBe('1234')
    await app.at('#area textarea').fill('words')
    expect(await app.logged('area')).toBe('words')
  })

  test('switch, slider, checkbox with label, radio', async () => {
    await app.tap('#switch')
    expect(await app.logged('switch')).toBe(true)
    await app.at('#slider input').fill('7')
    expect(await app.logged('slider')).toBe(7)
    await app.tap('#c1')
    await app.logged('checks')
    await app.tap('#l2')
    await app.page.waitForFunction(() => document.querySelector('#log')?.textContent?.includes('["c1","c2"]'))
    await app.tap('#r2')
    expect(await app.logged('radios')).toBe('r2')
  })

  test('a form collects its named fields', async () => {
    await app.at('#user input').fill('ann')
    await app.tap('#submit')
    expect(await app.logged('form.submit')).toEqual({ user: 'ann', on: false })
  })

  test('a picker answers with the chosen index', async () => {
    await app.tap('#picker')
    await app.page.locator('.wx-picker-column').selectOption('2')
    await app.page.locator('.wx-confirm').tap()
    expect(await app.logged('picker')).toBe('2')
  })

  test('a finger scrolls the scroll-view and turns the swiper', async () => {
    const screen = new Screen(app.page)
    await app.at('#scroll').scrollIntoViewIfNeeded()
    const box = await app.at('#scroll').boundingBox()
    await screen.drag((box?.x ?? 0) + 60, (box?.y ?? 0) + 80, 0, -70)
    expect(await app.logged('scroll.scroll')).toMatchObject({ scrollHeight: 600 })
    await app.at('#swiper').scrollIntoViewIfNeeded()
    const swiper = await app.at('#swiper').boundingBox()
    await screen.drag((swiper?.x ?? 0) + 300, (swiper?.y ?? 0) + 30, -250, 0)
    expect(await app.logged('swiper')).toEqual({ current: 1, currentItemId: 'B', source: 'touch' })
  })

  test('images report size and absence', async () => {
    expect(await app.logged('image.load')).toEqual({ width: 6, height: 4 })
    expect(await app.logged('broken.error')).toHaveProperty('errMsg')
  })

  test('rich-text keeps to the white list', async () => {
    expect(await app.at('#rich').innerHTML()).toBe('<p class="q">hi <b>there</b></p>')
  })

  test('navigator opens its page', async () => {
    await app.tap('#navigator')
    await app.isAt('pages/deep/index')
    await app.reads('#depth', 'depth 7 of 2')
  })

  test('rpx and vh in style attributes mean the width and the height between the bars', async () => {
    const box = await app.at('#sized').boundingBox()
    expect(box?.width).toBeCloseTo(37.5, 1)
    expect(box?.height).toBeCloseTo((812 - 64) / 2, 1)
  })
})

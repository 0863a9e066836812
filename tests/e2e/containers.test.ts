import type { BrowserContextOptions, Page } from 'playwright-core'
import { closeBrowser, openBrowser } from './harness/openBrowser'
import { PHONE } from './harness/phone'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'
import { sessionOf } from './sessionOf'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile'
const BUTTON = '点击按钮 抢跑必胜之路'
const address = (path: string): string => services().backend + path

/** Runs in the page: remembers where the app wanted to leave to, which no browser follows. */
const WATCH_LEAVING = `navigation.addEventListener('navigate', ({ destination }) => {
  if (!/^http/.test(destination.url)) sessionStorage.setItem('left', destination.url)
})`

const open = async (options: BrowserContextOptions, path: string): Promise<Page> => {
  const context = await (await openBrowser()).newContext(options)
  const page = await context.newPage()
  await page.addInitScript(WATCH_LEAVING)
  await page.goto(address(path), { waitUntil: 'networkidle' })
  return page
}
const leftTo = (page: Page): Promise<string | null> => page.evaluate(`sessionStorage.getItem('left')`)

afterAll(closeBrowser)

describe('inside the native apps (seed §4, §8)', () => {
  it.each([
    ['flutter', `${ANDROID} shenlong-flutter/4.8.5`, 'shenlong://COM_LOGIN'],
    ['gaoshou', `${ANDROID} gaoshou/3.2`, 'gaoshou://goto_login'],
  ])('the %s app takes the login over', async (_, userAgent, link) => {
    const page = await open({ ...PHONE, userAgent }, '/courses/study-center')
    await page.getByRole('button', { name: '登录' }).click()
    await page.waitForFunction(() => sessionStorage.getItem('left') !== null)
    expect(await leftTo(page)).toContain(link)
    await page.context().close()
  })

  it.each([`${ANDROID} shenlong-flutter/4.8.5`, `${ANDROID} gaoshou/3.2`])(
    'a landing page has neither button, activity link nor floating links: %s',
    async (userAgent) => {
      const page = await open({ ...PHONE, userAgent }, '/market/summer-gold/127')
      await page.locator('.yt-picture').first().waitFor()
      expect(await page.getByText(BUTTON).count()).toBe(0)
      expect(await page.locator('.landing-foot').count()).toBe(0)
      await page.context().close()
    },
  )
})

describe('on a desk (seed §4)', () => {
  it.each([
    ['alone', '/market/summer-gold/127', 'landing-buy', 375],
    ['beside the floating links', '/market/super-forum/26', 'landing-buy', 275],
    ['beside another button', '/courses/courses-detail?goodsId=270001', 'course-buy', 275],
  ])('a main button %s is as wide as seed §9 gives it', async (_, path, button, width) => {
    const page = await open({ viewport: { width: 1280, height: 900 } }, path)
    expect((await page.getByTestId(button).boundingBox())?.width).toBe(width)
    await page.context().close()
  })

  it.each([1280, 1920, 768])(
    'at %d px the page is a column of 375 to 480 px in the middle',
    async (width) => {
      const page = await open({ viewport: { width, height: 900 } }, '/market/summer-gold/127')
      await page.locator('.yt-picture').first().waitFor()
      const column = await page.locator('.page').first().boundingBox()
      expect(column?.width).toBeGreaterThanOrEqual(375)
      expect(column?.width).toBeLessThanOrEqual(480)
      expect(Math.abs((column?.x ?? 0) * 2 + (column?.width ?? 0) - width)).toBeLessThanOrEqual(16)
      const button = await page.getByText(BUTTON).last().boundingBox()
      expect(button?.x).toBeGreaterThanOrEqual(column?.x ?? 0)
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(
        (column?.x ?? 0) + (column?.width ?? 0),
      )
      await page.context().close()
    },
  )
})

describe('a user who is logged in', () => {
  it('goes from the button to the course in one tap', async () => {
    const context = await openPhone({}, await sessionOf(services().backend))
    const page = await context.newPage()
    await page.goto(address('/market/summer-gold/127'), { waitUntil: 'networkidle' })
    await page.getByText(BUTTON).last().tap()
    await page.waitForURL('**/courses/courses-detail**')
    expect(new URL(page.url()).searchParams.get('goodsId')).toBe('270001')
    await context.close()
  })
})

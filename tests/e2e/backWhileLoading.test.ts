import type { Page } from 'playwright-core'
import { eventually } from '../stories/eventually'
import { closeBrowser } from './harness/openBrowser'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'

const COURSE = '[data-testid^="goods-"]'
const SHOP = '/product-list?agent=0&category=law'

afterAll(closeBrowser)

/** Makes React draw so much later, as on a slow phone: its scheduler wakes itself by a message. */
const drawLater = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript((late) => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage') as (
      this: MessagePort,
      data: unknown,
    ) => void
    MessagePort.prototype.postMessage = function (this: MessagePort, data: unknown) {
      setTimeout(() => post.call(this, data), late)
    }
  }, ms)

const openShop = async (drawnAfterMs: number): Promise<Page> => {
  const page = await (await openPhone()).newPage()
  await drawLater(page, drawnAfterMs)
  await page.goto(services().backend + SHOP, { waitUntil: 'networkidle' })
  await page.locator(COURSE).first().waitFor()
  await page.evaluate(() => {
    for (const shop of document.querySelectorAll<HTMLElement>('.taro_page')) shop.dataset['first'] = 'yes'
  })
  return page
}

/** Opens the first course and goes back so long after the address says so. */
const openAndGoBack = (page: Page, ms: number): Promise<void> =>
  page.evaluate(
    async ([card, wait]) => {
      document.querySelector<HTMLElement>(card)?.click()
      while (!location.pathname.endsWith('/courses-detail')) await new Promise((next) => setTimeout(next))
      await new Promise((next) => setTimeout(next, wait))
      history.back()
    },
    [COURSE, ms] as const,
  )

/** State of the pages in the document: whether each is the shop that was left, and whether it is visible. */
const pages = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.taro_page')].map(
      (one) => `${one.dataset['first'] ? 'the shop' : 'another'}${one.clientHeight > 0 ? ' on screen' : ''}`,
    ),
  )

const onlyTheShop = (page: Page): Promise<true> =>
  eventually(
    async () => ((await pages(page)).join() === 'the shop on screen' ? true : null),
    async () => `there stand ${(await pages(page)).join()}`,
  )

it.each([
  ['before its code is there', 0, 0],
  ['when it is drawn at once', 40, 0],
  ['when its code is there and it is not drawn yet', 30, 150],
  ['while it is drawn', 160, 150],
])('whoever goes back from a page %s is where they were, and may go on again', async (_, back, drawn) => {
  const page = await openShop(drawn)
  // The second time its code is at hand.
  for (let times = 0; times < 3; times += 1) {
    await openAndGoBack(page, back)
    // Wait for late content that would cover the shop.
    await page.waitForTimeout(1000)
    await onlyTheShop(page)
    expect(new URL(page.url()).search).toContain('category=law')
    expect(await page.title()).toBe('课程商城')
  }
  await page.locator(COURSE).first().tap()
  await page.getByTestId('course-buy').waitFor()
  expect(new URL(page.url()).pathname).toBe('/courses/courses-detail')
  await page.goBack()
  await onlyTheShop(page)
  await page.context().close()
})

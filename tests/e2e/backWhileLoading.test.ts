import { closeBrowser } from './harness/openBrowser'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'

afterAll(closeBrowser)

/** Runs in the page: opens the first course and goes back as soon as the address says so, before the page is drawn. */
const OPEN_AND_GO_BACK = `(async () => {
  document.querySelector('[data-testid^="goods-"]').click()
  while (!location.pathname.endsWith('/courses-detail')) await new Promise((next) => setTimeout(next))
  history.back()
})()`

it('whoever goes back before the next page is there stays where they were, and may go on again', async () => {
  const page = await (await openPhone()).newPage()
  await page.goto(`${services().backend}/product-list`, { waitUntil: 'networkidle' })
  const course = page.locator('[data-testid^="goods-"]').first()
  await course.waitFor()
  await page.evaluate(OPEN_AND_GO_BACK)
  await page.waitForTimeout(1500)
  expect(new URL(page.url()).pathname).toBe('/product-list')
  expect(await page.title()).toBe('课程商城')
  expect(await course.isVisible()).toBe(true)
  await course.tap()
  await page.getByTestId('course-buy').waitFor()
  expect(new URL(page.url()).pathname).toBe('/courses/courses-detail')
  await page.context().close()
})

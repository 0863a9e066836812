import type { Page } from 'playwright-core'
import { closeBrowser } from './harness/openBrowser'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'

const SHOWN = '[...document.querySelectorAll(".taro_page")].find((p) => p.clientHeight > 0)'
const top = (page: Page): Promise<number> => page.evaluate(`${SHOWN}.scrollTop`)
const scrollTo = (page: Page, to: number): Promise<unknown> => page.evaluate(`${SHOWN}.scrollTop = ${to}`)

/**
 * Waits until the page on screen has this scroll position. Passes a function, because the app's policy forbids
 * evaluating text.
 */
const arriveAt = (page: Page, place: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('.taro_page')].find((one) => one.clientHeight > 0)?.scrollTop === wanted,
    place,
  )

/** Goes to an address inside the app, as an entry of the browser's history does. */
const enter = (page: Page, address: string): Promise<unknown> =>
  page.evaluate((to) => {
    const state = { key: to }
    window.history.pushState(state, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)

afterAll(closeBrowser)

it('a page that is kept alive is found as it was left when it is opened anew (seed §2)', async () => {
  const context = await openPhone()
  const page = await context.newPage()
  const view = page.getByText('密卷点题', { exact: true }).last()
  await page.goto(`${services().backend}/as-regards`, { waitUntil: 'networkidle' })
  await enter(page, '/market/super-sprint/27')
  await view.click()
  await page.waitForTimeout(500)
  await scrollTo(page, 300)
  await page.goBack()
  await page.getByText('联系我们').waitFor()
  await enter(page, '/market/super-sprint/27')
  await view.waitFor()
  await arriveAt(page, 300)
  expect(
    await page
      .getByRole('radio', { checked: true })
      .or(page.getByRole('tab', { selected: true }))
      .textContent(),
  ).toBe('密卷点题')
  await context.close()
})

it('a tab that is switched to begins at its top (seed §2)', async () => {
  const context = await openPhone()
  const page = await context.newPage()
  await page.goto(services().backend, { waitUntil: 'networkidle' })
  await scrollTo(page, 300)
  expect(await top(page)).toBe(300)
  await page.evaluate(`${SHOWN}.dataset.left = 'yes'`)
  await page.getByText('我的', { exact: true }).filter({ visible: true }).last().click()
  await page.waitForURL('**/personal-center')
  // The address changes before the page does: until then the bar of the page that goes is tapped.
  await page.waitForFunction(() => {
    const pages = [...document.querySelectorAll<HTMLElement>('.taro_page')]
    const shown = pages.find((one) => one.clientHeight > 0)
    return shown !== undefined && shown.dataset['left'] === undefined
  })
  await page.getByText('首页', { exact: true }).filter({ visible: true }).last().click()
  await page.waitForURL(`${services().backend}/`)
  await arriveAt(page, 0)
  await context.close()
})

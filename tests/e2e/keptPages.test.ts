import type { Page } from 'playwright-core'
import { closeBrowser, openBrowser } from './harness/openBrowser'
import { PHONE } from './harness/phone'
import { services } from './harness/Services'

const SHOWN = '[...document.querySelectorAll(".taro_page")].find((p) => p.clientHeight > 0)'
const top = (page: Page): Promise<number> => page.evaluate(`${SHOWN}.scrollTop`)
const scrollTo = (page: Page, to: number): Promise<unknown> => page.evaluate(`${SHOWN}.scrollTop = ${to}`)
const waitForTop = (page: Page, to: number) => page.waitForFunction(`${SHOWN}.scrollTop === ${to}`)

afterAll(closeBrowser)

it('a page that is kept alive is found as it was left when it is opened anew (seed §2)', async () => {
  const context = await (await openBrowser()).newContext(PHONE)
  const page = await context.newPage()
  await page.goto(`${services().backend}/market/super-sprint/27`, { waitUntil: 'networkidle' })
  await page.getByRole('tab', { name: '密卷点题' }).or(page.getByText('密卷点题', { exact: true })).first().click()
  await page.waitForTimeout(500)
  await scrollTo(page, 300)
  await page.getByRole('button', { name: '返回' }).first().click()
  await page.waitForURL(`${services().backend}/`)
  await page.goBack().catch(() => undefined)
  await page.evaluate(`window.history.pushState({}, '', '/market/super-sprint/27')`)
  await context.close()
})

it('a tab that is switched to begins at its top (seed §2)', async () => {
  const context = await (await openBrowser()).newContext(PHONE)
  const page = await context.newPage()
  await page.goto(services().backend, { waitUntil: 'networkidle' })
  await scrollTo(page, 400)
  expect(await top(page)).toBe(400)
  await page.getByRole('tab', { name: '我的' }).or(page.getByText('我的', { exact: true })).last().click()
  await page.waitForURL('**/personal-center')
  await page.getByText('首页', { exact: true }).last().click()
  await page.waitForURL(`${services().backend}/`)
  await waitForTop(page, 0)
  await context.close()
})

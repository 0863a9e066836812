import type { Page } from 'playwright-core'
import { closeBrowser, openBrowser } from './harness/openBrowser'
import { PHONE } from './harness/phone'
import { services } from './harness/Services'

const top = (page: Page): Promise<number> =>
  page.evaluate('[...document.querySelectorAll(".taro_page")].find((p) => p.clientHeight > 0).scrollTop')

const scrollTo = (page: Page, to: number): Promise<unknown> =>
  page.evaluate(
    `[...document.querySelectorAll(".taro_page")].find((p) => p.clientHeight > 0).scrollTop = ${to}`,
  )

afterAll(closeBrowser)

it('a reloaded page comes back to where it was; a page that is navigated to begins at its top (seed §2, §4)', async () => {
  const context = await (await openBrowser()).newContext(PHONE)
  const page = await context.newPage()
  await page.goto(`${services().backend}/as-regards`, { waitUntil: 'networkidle' })
  await page.getByText('用户协议与隐私政策').click()
  await page.waitForURL('**/license')
  await page.getByText('一、协议的范围').waitFor()
  expect(await top(page)).toBe(0)
  await scrollTo(page, 600)
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText('一、协议的范围').waitFor()
  await page.waitForTimeout(600)
  expect(await top(page)).toBe(600)
  await page.goto(`${services().backend}/as-regards`, { waitUntil: 'networkidle' })
  await page.getByText('用户协议与隐私政策').click()
  await page.waitForURL('**/license')
  await page.getByText('一、协议的范围').waitFor()
  expect(await top(page)).toBe(0)
  await context.close()
})

it('going back finds the page as it was left', async () => {
  const context = await (await openBrowser()).newContext(PHONE)
  const page = await context.newPage()
  await page.goto(`${services().backend}/as-regards`, { waitUntil: 'networkidle' })
  await page.getByText('联系我们').waitFor()
  await scrollTo(page, 150)
  const left = await top(page)
  await page.getByText('用户协议与隐私政策').click()
  await page.getByText('一、协议的范围').waitFor()
  await page.goBack()
  await page.waitForURL('**/as-regards')
  await page.waitForTimeout(300)
  expect(await top(page)).toBe(left)
  await context.close()
})

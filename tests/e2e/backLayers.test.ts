import type { Page } from 'playwright-core'
import { freshPhone } from '../stories/account/freshPhone'
import { closeBrowser } from './harness/openBrowser'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'

/** The browser's own back, as a button or a gesture calls it. */
const pressBack = (page: Page): Promise<unknown> => page.evaluate('history.back()')

const layer = (page: Page, testId: string) => page.getByTestId(testId)
const phoneOf = (page: Page) => layer(page, 'login-dialog').getByPlaceholder('请输入手机号')
const codeOf = (page: Page) => layer(page, 'login-dialog').getByPlaceholder('请输入验证码')

/** A page with its login dialog open, a number typed and a code on its way. */
const openLogin = async (address: string, opener: string, number: string): Promise<Page> => {
  const page = await (await openPhone()).newPage()
  await page.goto(services().backend + address, { waitUntil: 'networkidle' })
  await page.getByTestId(opener).first().tap()
  await phoneOf(page).fill(number)
  await page.getByTestId('login-send-code').tap()
  await page
    .getByTestId('login-send-code')
    .getByText(/^\d+s$/)
    .waitFor()
  await codeOf(page).fill('1234')
  return page
}

afterAll(closeBrowser)

it('back from a forgotten password leads to the login again, under its title', async () => {
  const page = await (await openPhone()).newPage()
  await page.goto(`${services().backend}/personal-center`, { waitUntil: 'networkidle' })
  await page.getByTestId('mine-login').tap()
  const dialog = layer(page, 'login-dialog')
  await page.getByTestId('login-switch').tap()
  await dialog.getByPlaceholder('请输入密码').fill('wrong-one')
  await page.getByTestId('login-forgot').tap()
  await dialog.getByText('重设密码', { exact: true }).waitFor()
  await pressBack(page)
  await dialog.getByText('登录 / 注册', { exact: true }).waitFor()
  await page.getByTestId('login-forgot').waitFor()
  await pressBack(page)
  await dialog.waitFor({ state: 'detached' })
  await page.context().close()
})

it.each([
  ['/personal-center', 'mine-login'],
  ['/market/summer-gold/127', 'landing-buy'],
])(
  'on %s back takes one layer away each time, and what was typed below it stays',
  async (address, opener) => {
    const number = freshPhone()
    const page = await openLogin(address, opener, number)
    for (const _ of [1, 2]) {
      await page.getByTestId('agreement-link').tap()
      await layer(page, 'agreement-text').waitFor()
      await pressBack(page)
      await layer(page, 'agreement-text').waitFor({ state: 'detached' })
      await page.waitForTimeout(400)
      expect(await phoneOf(page).inputValue()).toBe(number)
    }
    expect(await codeOf(page).inputValue()).toBe('1234')
    expect(await page.getByTestId('login-send-code').innerText()).toMatch(/^\d+s$/)
    await pressBack(page)
    await layer(page, 'login-dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(address)
    await page.context().close()
  },
)

it('back closes a film that lies over its page, and the page stays', async () => {
  const page = await (await openPhone()).newPage()
  await page.goto(`${services().backend}/courses/lecture`, { waitUntil: 'networkidle' })
  const film = page.getByText('关闭', { exact: true })
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: /^回看/ }).first().tap()
    await film.waitFor()
    await pressBack(page)
    await film.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/courses/lecture')
  }
  await page.context().close()
})

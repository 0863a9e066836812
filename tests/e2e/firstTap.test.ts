import type { Page } from 'playwright-core'
import { holdScripts } from './harness/holdScripts'
import { closeBrowser } from './harness/openBrowser'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'
import { watchConsole } from './harness/watchConsole'

const WITHIN_MS = 60_000
const FELT = '#first-screen .fs-tapped'

interface EarlyTap {
  readonly address: string
  /** Control tapped on the server-rendered screen. */
  readonly part: string
  readonly text: string
  /** Element shown once the app has acted. */
  readonly then: string
}

const TAPS: readonly EarlyTap[] = [
  {
    address: '/market/summer-gold/127',
    part: '.fs-button',
    text: '抢跑',
    then: '[data-testid=login-dialog]',
  },
  {
    address: '/market/summer-gold/127',
    part: '.fs-tab',
    text: '历年成果',
    then: '[role=tab][aria-selected=true]:has-text("历年成果")',
  },
  {
    address: '/',
    part: '.fs-tabbar span',
    text: '学习',
    then: '.taro_page_show .yt-tab-bar__item--on:has-text("学习")',
  },
  { address: '/', part: '.fs-channel', text: '', then: '.taro_page_show .page:not(:has(.home))' },
]

/** Opens an address whose scripts do not come before `start` is called. */
const openHeld = async (address: string): Promise<{ page: Page; start: () => void }> => {
  const page = await (await openPhone()).newPage()
  const start = await holdScripts(page)
  await page.goto(services().backend + address, { waitUntil: 'commit' })
  await page.locator('#first-screen').waitFor()
  return { page, start }
}

afterAll(closeBrowser)

it.each(TAPS)(
  'a tap on $part $text of $address is felt at once and done when the app is there',
  async ({ address, part, text, then }) => {
    const { page, start } = await openHeld(address)
    const complaints = watchConsole(page)
    await page.locator(`#first-screen ${part}`, { hasText: text }).first().tap()
    await page.locator(FELT).waitFor()
    start()
    await page.locator('#first-screen').waitFor({ state: 'detached' })
    await page.locator(then).first().waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  },
  WITHIN_MS,
)

it(
  'of two early taps the last counts',
  async () => {
    const { page, start } = await openHeld('/market/summer-gold/127')
    await page.locator('#first-screen .fs-button').tap()
    await page.locator('#first-screen .fs-tab', { hasText: '历年成果' }).tap()
    expect(await page.locator(FELT).allInnerTexts()).toEqual(['历年成果'])
    start()
    await page.locator('[role=tab][aria-selected=true]', { hasText: '历年成果' }).waitFor()
    await page.waitForTimeout(500)
    expect(await page.getByTestId('login-dialog').count()).toBe(0)
    await page.context().close()
  },
  WITHIN_MS,
)

import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { findTestBrowser } from '../e2e/harness/findChromium'
import { startBackend, type Backend } from '../e2e/harness/startBackend'
import { COMPILED_ORIGIN } from '../e2e/harness/Services'
import { QUIET_ARGUMENTS } from '../e2e/harness/startBrowser'
import { watchConsole } from '../e2e/harness/watchConsole'
import { PATIENCE_MS } from '../patience'
import { startHost } from '../weapp/host/server/startHost'
import { startWatch } from './startWatch'

jest.setTimeout(10 * PATIENCE_MS)

/** Pages of every area are in the builds for users; these are asked for their own compiler settings. */
const AREAS = { TARO_APP_AREAS: 'courses' }
const BUILT = /Compiled successfully/
const DEV_WEAPP = path.resolve(__dirname, '../../dist/dev-weapp')
const GREETING = '每一步，都更接近上岸'

let backend: Backend
let browser: Browser

beforeAll(async () => {
  backend = await startBackend()
  browser = await chromium.launch({ executablePath: findTestBrowser(), args: [...QUIET_ARGUMENTS] })
})
afterAll(async () => {
  await browser.close()
  await backend.stop()
})

const open = async (url: string): Promise<{ page: Page; complaints: string[] }> => {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const complaints = watchConsole(page)
  await page.goto(url)
  return { page, complaints }
}

test('`npm run dev:h5` draws the home page with what the backend tells, without a complaint', async () => {
  const origin = backend.url.replace(/\/$/, '')
  const watch = await startWatch('h5', BUILT, {
    ...AREAS,
    TARO_APP_API_BASE: origin,
    TARO_APP_CONFIG_HOST: origin,
  })
  try {
    const address = /https?:\/\/\S+/.exec(watch.output())?.[0]
    if (!address) throw new Error(`no address in:\n${watch.output()}`)
    const { page, complaints } = await open(address)
    await page.getByText(GREETING).first().waitFor()
    await page.locator('[data-testid^="goods-"]').first().waitFor()
    await page.goto(new URL('/market/audio-page', address).toString())
    await page.getByRole('button', { name: '播放' }).first().waitFor()
    expect(complaints).toEqual([])
  } finally {
    await watch.stop()
  }
})

test('`npm run dev:weapp` writes a package that opens with what the backend tells', async () => {
  const watch = await startWatch('weapp', BUILT, AREAS)
  const host = await startHost({ dist: DEV_WEAPP, config: { origins: { [COMPILED_ORIGIN]: backend.url } } })
  try {
    const { page, complaints } = await open(host.url)
    await page.getByText(GREETING).first().waitFor()
    await page.getByText('人在学').first().waitFor()
    expect(complaints).toEqual([])
  } finally {
    await host.close()
    await watch.stop()
  }
})

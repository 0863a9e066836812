import { rmSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { findChromium } from '../tests/e2e/harness/findChromium'
import { COMPILED_ORIGIN } from '../tests/e2e/harness/Services'
import { startBackend } from '../tests/e2e/harness/startBackend'
import { QUIET_ARGUMENTS } from '../tests/e2e/harness/startBrowser'
import { BUDGETS } from '../tests/stories/budgets'
import { pageOfAddress } from '../tests/stories/weappAddress'
import { startHost } from '../tests/weapp/host/server/startHost'
import '../tests/weapp/host/shared/HostHandle'
import { bareMiniApp } from './bench/bareMiniApp'
import { median } from './bench/median'
import type { Bars } from './bench/Bars'
import { runBars } from './bench/runBars'
import { buildIfStale } from './buildIfStale'

const ROOT = path.resolve(__dirname, '..')
const RUNS = Number(process.env['BENCH_RUNS'] ?? 9)
const BAR = 1.5
const QUIET_MS = 400

/** Taps that change one thing: the public address and the name of what is tapped. */
const TAPS: readonly (readonly [string, string])[] = [['/login', '同意用户协议与隐私政策']]

const withPage = async <T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Milliseconds from the start of loading to the first text of the page, in a browser without a cache. */
const firstContent = (browser: Browser, url: string): Promise<number> =>
  withPage(browser, async (page) => {
    await page.goto(url, { waitUntil: 'commit' })
    const at = await page.waitForFunction(
      () => {
        const frame = document.querySelector<HTMLElement>('.wx-frame:not([hidden])')
        return frame && /\S/.test(frame.innerText) ? performance.now() : null
      },
      null,
      { polling: 'raf' },
    )
    return Number(await at.jsonValue())
  })

/** The calls and bytes of setData that one tap makes. */
const tapCost = (browser: Browser, url: string, name: string) =>
  withPage(browser, async (page) => {
    await page.goto(url)
    const target = page.locator(`[aria-label="${name}"]`)
    await target.waitFor()
    await page.waitForTimeout(QUIET_MS)
    const records = () => page.evaluate(() => window.__weapp?.stats.setData.map(({ bytes }) => bytes) ?? [])
    const before = (await records()).length
    await target.tap({ force: true }).catch(() => target.click())
    await page.waitForTimeout(QUIET_MS)
    const after = (await records()).slice(before)
    return { calls: after.length, bytes: after.reduce((sum, bytes) => sum + bytes, 0) }
  })

/** `npm run bench:weapp`: the cold start beside a bare Taro app in one run, and what a small tap sends. Exits with 1 when a bar is missed. */
const main = async (bars: Bars): Promise<void> => {
  buildIfStale(ROOT, 'weapp')
  const built = bareMiniApp()
  const bare = await startHost({ dist: built, allowProblems: true })
  const backend = await startBackend()
  const ours = await startHost({
    dist: path.join(ROOT, 'dist/weapp'),
    config: { origins: { [COMPILED_ORIGIN]: backend.url } },
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...QUIET_ARGUMENTS] })
  const times = { ours: [] as number[], bare: [] as number[] }
  await firstContent(browser, ours.url)
  await firstContent(browser, bare.url)
  for (let run = 0; run < RUNS; run += 1) {
    times.ours.push(await firstContent(browser, ours.url))
    times.bare.push(await firstContent(browser, bare.url))
  }
  const [mine, floor] = [median(times.ours), median(times.bare)]
  bars.atMost('cold start', mine / floor, BAR)
  process.stdout.write(
    `cold start to first content: ${Math.round(mine)} ms, bare Taro app ${Math.round(floor)} ms, ` +
      `${(mine / floor).toFixed(2)} × (bar ${BAR} ×; medians of ${RUNS})\n`,
  )
  for (const [address, name] of TAPS) {
    const { calls, bytes } = await tapCost(browser, `${ours.url}#${pageOfAddress(address)}`, name)
    bars.atMost(`calls of ${name}`, calls, BUDGETS.tapCalls)
    bars.atMost(`bytes of ${name}`, bytes, BUDGETS.tapBytes)
    process.stdout.write(
      `tap ${address} ${name}: ${calls} calls, ${bytes} B (bar ${BUDGETS.tapCalls} calls, ${BUDGETS.tapBytes} B)\n`,
    )
  }
  await browser.close()
  await Promise.all([bare.close(), ours.close(), backend.stop()])
  rmSync(path.dirname(built), { recursive: true, force: true })
}

runBars(main)

/**
 * `npm run bench:taps`: how long the next frame takes after a tap on an option of an exam and of a practice on H5, on a processor that is four times
 * slower, by the browser's own Event Timing (which rounds to 8 ms). Exits with 1 when 95 % of the taps of a
 * kind take longer than the bar.
 */
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { findChromium } from '../tests/e2e/harness/findChromium'
import { startBackend } from '../tests/e2e/harness/startBackend'
import { QUIET_ARGUMENTS } from '../tests/e2e/harness/startBrowser'
import { buildIfStale } from './buildIfStale'
import { giveConsents } from './bench/giveConsents'
import { loginOn } from './bench/loginOn'
import type { Bars } from './bench/Bars'
import { runBars } from './bench/runBars'

const SLOWER = 4
const BAR_MS = 50
/** How long a finger rests on the glass: without a pause the tap would wait for the frame of the touch itself. */
const FINGER_MS = 80
/** Each sheet is opened anew so often: the first taps of a page are slower, and ten taps have no 95 %. */
const ROUNDS = 4

const option = (no: number): string => `[data-testid="option-${no}"]`
const NEXT = '[data-testid="attempt-next"]'

/** A page whose options are tapped. */
interface Sheet {
  readonly name: string
  readonly path: string
  /** Taps to perform before the first question is there. */
  readonly first?: string
  /** Controls tapped in turn, and how often per round. */
  readonly taps: readonly string[]
  readonly count: number
}

const sheets: readonly Sheet[] = [
  {
    name: 'practice',
    path: '/exercises/brush-topic?subject=101&type=single&kind=practice',
    // The first tap answers and brings the analysis.
    taps: [option(0), NEXT],
    // Ten questions, the last without a next one.
    count: 19,
  },
  {
    name: 'exam',
    path: '/exercises/exam-detail?paperId=politics-mock-1',
    first: '[data-testid="exam-begin"]',
    taps: [...[0, 1, 2, 3].map(option), NEXT],
    count: 40,
  },
]

const tapMiddle = async (page: Page, session: CDPSession, selector: string): Promise<void> => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  const point = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 24) }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await pause(FINGER_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Time from touch to the next frame for each tap since the last call, in milliseconds. */
const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    // The entry of an event comes after the frame that follows it.
    await new Promise((done) => setTimeout(done, 300))
    const told = (window as unknown as { taps: number[] }).taps
    return told.splice(0)
  })

const watchTaps = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const taps: number[] = []
    Object.assign(window, { taps })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'pointerup' || name === 'click') taps.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

interface Frames {
  readonly option: number[]
  readonly next: number[]
}

const measure = async (browser: Browser, base: string, sheet: Sheet, user: object, frames: Frames) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await watchTaps(page)
  await page.addInitScript((kept) => localStorage.setItem('userInfo', JSON.stringify(kept)), user)
  await page.goto(base + sheet.path)
  if (sheet.first) await page.tap(sheet.first)
  await page.waitForSelector(option(0))
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await framesOf(page)
  for (let tap = 0; tap < sheet.count; tap += 1) {
    const selector = sheet.taps[tap % sheet.taps.length] ?? ''
    await tapMiddle(page, session, selector)
    const told = await framesOf(page)
    // The browser reports no frame below 16 ms.
    frames[selector === NEXT ? 'next' : 'option'].push(told.length ? Math.max(...told) : 16)
  }
  await context.close()
}

const at = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? NaN

const main = async (bars: Bars): Promise<void> => {
  buildIfStale(path.resolve(__dirname, '..'), 'h5')
  const backend = await startBackend()
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...QUIET_ARGUMENTS] })
  try {
    const user = await loginOn(backend.url)
    await giveConsents(backend.url, user)
    for (const sheet of sheets) {
      const frames: Frames = { option: [], next: [] }
      for (let round = 0; round < ROUNDS; round += 1)
        await measure(browser, backend.url.replace(/\/$/, ''), sheet, user, frames)
      for (const [tapped, taps] of Object.entries(frames) as [string, number[]][]) {
        bars.atMost(`95 % of ${sheet.name}, ${tapped}`, at(taps, 0.95), BAR_MS)
        process.stdout.write(
          `${sheet.name}, ${tapped}: next frame after a tap ${at(taps, 0.5)} ms, 95 % within ${at(taps, 0.95)} ms, ` +
            `${taps.filter((taken) => taken > BAR_MS).length} of ${taps.length} above ${BAR_MS} ms, ` +
            `${Math.max(...taps)} ms at most (${SLOWER} × slower processor)\n`,
        )
      }
    }
  } finally {
    await browser.close()
    await backend.stop()
  }
}

runBars(main)

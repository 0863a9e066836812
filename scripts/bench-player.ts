/**
 * `npm run bench:player`: how long a lesson's first picture takes from the moment its film is known, beside a bare
 * `<video>` that plays the same playlist, turn by turn in browsers without a cache; and how soon a change of speed and
 * a jump answer. Also measures the whole wait: from the tap on a lesson in its course, with the page's script and the
 * backend's answer.
 */
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { findChromium } from '../tests/e2e/harness/findChromium'
import { startBackend } from '../tests/e2e/harness/startBackend'
import { QUIET_ARGUMENTS } from '../tests/e2e/harness/startBrowser'
import { buildIfStale } from './buildIfStale'
import { giveConsents } from './bench/giveConsents'
import { loginOn } from './bench/loginOn'
import { median } from './bench/median'
import type { Bars } from './bench/Bars'
import { runBars } from './bench/runBars'

const ROOT = path.resolve(__dirname, '..')
const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
const BAR = 1.2
/** Milliseconds in which a jump and a change of speed answer. */
const BAR_ANSWER_MS = 100
const LESSON = '/courses/cc-video?goodsId=270101&lessonId=004'
/** Goods that cost nothing, and their first film. */
const HELD = { goodsId: '270006', lessonId: '001' }

/** A phone's network, by the figures of Chrome DevTools' "Fast 4G": milliseconds, bytes a second. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 }

interface Visit {
  readonly browser: Browser
  /** undefined: the machine's own network. */
  readonly network?: typeof FAST_4G
}

/** Runs before a page: notes the first frame that is drawn with a picture of a video in it. Both sides are timed by it. */
const NOTES_PICTURE = `(() => {
  const look = () => {
    const video = document.querySelector('video')
    if (video && video.readyState >= 2) window.firstPictureAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

const withPage = async <T>({ browser, network }: Visit, work: (page: Page) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(NOTES_PICTURE)
    if (network) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', network)
    return await work(page)
  } finally {
    await context.close()
  }
}

/** When the first picture was drawn, by the clock of the page. */
const firstPicture = async (page: Page): Promise<number> => {
  const at = await page.waitForFunction(
    () => (window as Window & { readonly firstPictureAt?: number }).firstPictureAt,
    null,
    { polling: 20 },
  )
  return Number(await at.jsonValue())
}

/** Milliseconds from the answer that names the film to its first picture, and the playlist. */
const inTheApp = (visit: Visit, url: string, session: object) =>
  withPage(visit, async (page) => {
    await page.addInitScript((kept) => localStorage.setItem('userInfo', JSON.stringify(kept)), session)
    await page.goto(url + LESSON)
    const at = await firstPicture(page)
    const { from, src } = await page.evaluate(() => {
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const call = all.find(({ name }) => /\/lessons\/004$/.test(name))
      const list = all.find(({ name }) => name.endsWith('.m3u8'))
      return { from: call?.responseEnd ?? NaN, src: list?.name ?? '' }
    })
    return { ms: at - from, src, ...(await answersOf(page)) }
  })

/** Milliseconds from a press of the learner to the event by which the film answers. */
const answerOf = (page: Page, label: string, event: string): Promise<number> =>
  page.evaluate(
    ([name, type]) =>
      new Promise<number>((resolve) => {
        const from = performance.now()
        document
          .querySelector('video')
          ?.addEventListener(type, () => resolve(performance.now() - from), { once: true })
        document.querySelector<HTMLElement>(`[aria-label="${name}"],[data-testid="${name}"]`)?.click()
      }),
    [label, event] as const,
  )

/** A jump, and a speed that is chosen in its panel. */
const answersOf = async (page: Page): Promise<{ seek: number; speed: number }> => {
  await page.waitForSelector('[data-testid="player-speed"]')
  const seek = await answerOf(page, '快进10秒', 'seeking')
  await page.click('[data-testid="player-speed"]')
  await page.waitForSelector('[data-testid="choice-1.5"]')
  return { seek, speed: await answerOf(page, 'choice-1.5', 'ratechange') }
}

/** Milliseconds from the tap on a lesson of a course that is open to the lesson's first picture. */
const fromTap = (visit: Visit, url: string, session: object): Promise<number> =>
  withPage(visit, async (page) => {
    await page.addInitScript((kept) => localStorage.setItem('userInfo', JSON.stringify(kept)), session)
    await page.goto(`${url}/courses/course-learning?goodsId=${HELD.goodsId}`, { waitUntil: 'networkidle' })
    const row = `[data-testid="lesson-${HELD.lessonId}"]`
    await page.waitForSelector(row)
    const tapped = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          addEventListener('pointerdown', () => resolve(performance.now()), { capture: true, once: true }),
        ),
    )
    await page.click(row)
    return (await firstPicture(page)) - (await tapped)
  })

const bare = (visit: Visit, url: string, src: string): Promise<number> =>
  withPage(visit, async (page) => {
    await page.goto(`${url}/healthz`)
    const from = await page.evaluate((playlist) => {
      const begun = performance.now()
      const video = document.createElement('video')
      video.preload = 'metadata'
      video.src = playlist
      document.body.append(video)
      return begun
    }, src)
    return (await firstPicture(page)) - from
  })

interface CompareDeps {
  readonly url: string
  readonly session: object
  readonly bars: Bars
}

const compare = async (name: string, visit: Visit, { url, session, bars }: CompareDeps): Promise<void> => {
  const runs = {
    app: [] as number[],
    bare: [] as number[],
    tap: [] as number[],
    seek: [] as number[],
    speed: [] as number[],
  }
  for (let turn = 0; turn < RUNS; turn++) {
    const { ms, src, seek, speed } = await inTheApp(visit, url, session)
    runs.app.push(ms)
    runs.seek.push(seek)
    runs.speed.push(speed)
    runs.bare.push(await bare(visit, url, src))
    runs.tap.push(await fromTap(visit, url, session))
  }
  const ratio = median(runs.app) / median(runs.bare)
  bars.atMost(`first picture, ${name}`, ratio, BAR)
  bars.atMost(`jump, ${name}`, median(runs.seek), BAR_ANSWER_MS)
  bars.atMost(`speed, ${name}`, median(runs.speed), BAR_ANSWER_MS)
  const ms = (values: readonly number[]): string => `${median(values).toFixed(0)} ms`
  process.stdout.write(
    `${name}: first picture ${ms(runs.app)}, a bare <video> ${ms(runs.bare)}: ${ratio.toFixed(2)} × (bar ${BAR}); from the tap ${ms(runs.tap)}; ` +
      `a jump answers in ${ms(runs.seek)}, a speed in ${ms(runs.speed)} (bar ${BAR_ANSWER_MS} ms); medians of ${RUNS}\n`,
  )
}

const main = async (bars: Bars): Promise<void> => {
  buildIfStale(ROOT, 'h5')
  const backend = await startBackend()
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...QUIET_ARGUMENTS] })
  try {
    const session = await loginOn(backend.url)
    await giveConsents(backend.url, session)
    await fetch(`${backend.url}/gaoshou/v1/student/${session.uid}/goods/${HELD.goodsId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.authorization}` },
    })
    const deps = { url: backend.url, session, bars }
    await compare('this machine', { browser }, deps)
    await compare('fast 4G', { browser, network: FAST_4G }, deps)
  } finally {
    await browser.close()
    await backend.stop()
  }
}

runBars(main)

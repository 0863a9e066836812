import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../tests/e2e/harness/findChromium'
import { QUIET_ARGUMENTS } from '../tests/e2e/harness/startBrowser'
import { startBackend } from '../tests/e2e/harness/startBackend'
import { buildIfStale } from './buildIfStale'

const root = path.resolve(__dirname, '..')
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5)
const PORT = 9333

interface Measure {
  readonly score: number
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN

const reportSchema = v.object({
  categories: v.object({ performance: v.object({ score: v.nullable(v.number()) }) }),
  audits: v.record(v.string(), v.object({ numericValue: v.optional(v.number()) })),
})

/**
 * One Lighthouse run: mobile, throttling applied by the browser (562 ms latency, 1.44 Mbit/s, 4 × CPU). Its command line,
 * because it sends its own functions into the page and those must not pass through our TypeScript loader.
 */
const measure = async (url: string): Promise<Measure> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'node_modules/lighthouse/cli/index.js'),
      url,
      `--port=${PORT}`,
      '--output=json',
      '--only-categories=performance',
      '--throttling-method=devtools',
      '--quiet',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const { categories, audits } = v.parse(reportSchema, JSON.parse(stdout))
  const value = (name: string): number => audits[name]?.numericValue ?? NaN
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  }
}

/** Runs in the page: its styles in one element, its scripts gone. A text for the same reason as above. */
const FREEZE = `(() => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  for (const node of document.querySelectorAll('script, link[rel=stylesheet], link[rel=preload]')) node.remove()
  document.head.insertAdjacentHTML('beforeend', '<style>' + rules.join('') + '</style>')
  return '<!doctype html>' + document.documentElement.outerHTML
})()`

/** The page as it looks when it is done, as plain HTML without a script: the floor that no app can beat. */
const snapshot = async (browser: Browser, url: string): Promise<string> => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.goto(url, { waitUntil: 'networkidle' })
  const html = await page.evaluate<string>(FREEZE)
  await page.close()
  return html.replace(/(src|href)="\//g, `$1="${new URL(url).origin}/`)
}

const serve = (html: string): Promise<{ url: string; close(): void }> =>
  new Promise((resolve) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(html)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({ url: `http://127.0.0.1:${port}/`, close: () => server.close() })
    })
  })

const row = (name: string, runs: readonly Measure[]): string => {
  const of = (key: keyof Measure): number => median(runs.map((run) => run[key]))
  const times = [of('fcp'), of('lcp'), of('tbt')].map((ms) => String(Math.round(ms)).padStart(8)).join('')
  return `${name.padEnd(24)}${String(of('score')).padStart(6)}${times}${of('cls').toFixed(3).padStart(8)}\n`
}

const ratio = (page: readonly Measure[], floor: readonly Measure[]): string =>
  (median(page.map(({ lcp }) => lcp)) / median(floor.map(({ lcp }) => lcp))).toFixed(2)

/** Measures one address beside its scriptless floor, turn by turn, so that both meet the same machine. */
const compare = async (browser: Browser, name: string, url: string): Promise<void> => {
  const floor = await serve(await snapshot(browser, url))
  const runs: { page: Measure[]; floor: Measure[] } = { page: [], floor: [] }
  for (let turn = 0; turn < RUNS; turn++) {
    runs.page.push(await measure(url))
    runs.floor.push(await measure(floor.url))
  }
  floor.close()
  process.stdout.write(row(name, runs.page) + row(`${name}, scriptless`, runs.floor))
  process.stdout.write(`${name}: LCP is ${ratio(runs.page, runs.floor)} × its scriptless floor\n`)
}

/** `npm run bench:home`: Lighthouse medians of home and landing beside a scriptless copy, in one run. Prints; never fails. */
const main = async (): Promise<void> => {
  buildIfStale(root, 'h5')
  const backend = await startBackend()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...QUIET_ARGUMENTS, `--remote-debugging-port=${PORT}`],
  })
  const base = backend.url.replace(/\/$/, '')
  process.stdout.write(`${''.padEnd(24)} score     FCP     LCP     TBT     CLS   (medians of ${RUNS}, ms)\n`)
  await compare(browser, 'home', `${base}/`)
  await compare(browser, 'landing', `${base}/market/summer-gold/127`)
  await browser.close()
  await backend.stop()
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)

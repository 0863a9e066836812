import { gzipSync } from 'node:zlib'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../tests/e2e/harness/findChromium'
import { startBackend } from '../tests/e2e/harness/startBackend'
import { QUIET_ARGUMENTS } from '../tests/e2e/harness/startBrowser'
import { buildIfStale } from './buildIfStale'

const root = path.resolve(__dirname, '..')

/** Budgets in bytes after gzip -9, JS and CSS that the first visit of an address requests. */
const BUDGETS = [
  { name: 'home', address: '/', budget: 125_000 },
  { name: 'landing', address: '/market/summer-gold/127', budget: 125_000 },
] as const

const bytesOf = async (page: Page, url: string): Promise<number> => {
  let total = 0
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return
    pending.push(
      response.body().then((body) => {
        total += gzipSync(body, { level: 9 }).length
      }),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(pending)
  return total
}

/** `npm run size`: what the H5 app sends for home and landing, beside the budgets. Fails when one is exceeded. */
const main = async (): Promise<boolean> => {
  buildIfStale(root, 'h5')
  const backend = await startBackend()
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...QUIET_ARGUMENTS] })
  let isWithin = true
  for (const { name, address, budget } of BUDGETS) {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      isMobile: true,
      hasTouch: true,
    })
    const bytes = await bytesOf(await context.newPage(), backend.url.replace(/\/$/, '') + address)
    await context.close()
    isWithin &&= bytes <= budget
    const verdict = bytes <= budget ? 'ok' : 'TOO LARGE'
    process.stdout.write(
      `${name.padEnd(10)}${bytes} bytes gzip of JS and CSS, budget ${budget}: ${verdict}\n`,
    )
  }
  await browser.close()
  await backend.stop()
  return isWithin
}

main().then(
  (isWithin) => process.exit(isWithin ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)

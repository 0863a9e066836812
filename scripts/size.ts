import path from 'node:path'
import { chromium } from 'playwright-core'
import { findTestBrowser } from '../tests/e2e/harness/findChromium'
import { startBackend } from '../tests/e2e/harness/startBackend'
import { QUIET_ARGUMENTS } from '../tests/e2e/harness/startBrowser'
import { requestedBytes } from './bench/requestedBytes'
import { buildIfStale } from './buildIfStale'
import { sizeBudgets, unmeasuredAreas } from './sizeBudgets'

const root = path.resolve(__dirname, '..')

/**
 * `npm run size`: bytes that the H5 app sends for an address of each family, beside its budget. Fails when one is
 * exceeded.
 */
const main = async (): Promise<boolean> => {
  const missing = unmeasuredAreas()
  if (missing.length > 0) throw new Error(`no address in scripts/sizeBudgets.ts of: ${missing.join(', ')}`)
  buildIfStale(root, 'h5')
  const backend = await startBackend()
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: [...QUIET_ARGUMENTS] })
  let isWithin = true
  for (const [address, budget] of sizeBudgets) {
    const bytes = await requestedBytes(browser, backend.url.replace(/\/$/, '') + address)
    // An address that loads nothing is no page of the app: the figure would say nothing.
    const holds = bytes > 0 && bytes <= budget
    isWithin &&= holds
    const verdict = holds ? 'ok' : 'NOT WITHIN'
    process.stdout.write(
      `${address.padEnd(40)}${bytes} bytes gzip of JS and CSS, budget ${budget}: ${verdict}\n`,
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

import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../../tests/e2e/harness/findChromium'
import { QUIET_ARGUMENTS } from '../../tests/e2e/harness/startBrowser'
import { startBackend } from '../../tests/e2e/harness/startBackend'
import path from 'node:path'
import { buildIfStale } from '../buildIfStale'
import { tableHead } from './compare'
import { LIGHTHOUSE_PORT } from './lighthouse'

/** Dependencies of a benchmark: a browser driven by Lighthouse and a backend with the built app. */
export interface Bench {
  readonly browser: Browser
  /** The backend's origin. */
  readonly base: string
  readonly runs: number
}

const bench = async (work: (bench: Bench) => Promise<void>): Promise<void> => {
  buildIfStale(path.resolve(__dirname, '../..'), 'h5')
  const backend = await startBackend()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...QUIET_ARGUMENTS, `--remote-debugging-port=${LIGHTHOUSE_PORT}`],
  })
  const runs = Number(process.env['BENCH_RUNS'] ?? 5)
  process.stdout.write(tableHead(runs))
  await work({ browser, base: backend.url.replace(/\/$/, ''), runs })
  await browser.close()
  await backend.stop()
}

/** Runs a bench as a command: it prints, and fails only when it could not measure. */
export const runBench = (work: (bench: Bench) => Promise<void>): void => {
  bench(work).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
      process.exit(1)
    },
  )
}

import { chromium, type BrowserServer } from 'playwright-core'
import { findTestBrowser } from './findChromium'

/** Arguments of a quiet test browser: no first-run pages, updates or background traffic. */
export const QUIET_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** One headless browser for a whole run; test processes connect to it. */
export const startBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: findTestBrowser(), args: ['--headless', ...QUIET_ARGUMENTS] })

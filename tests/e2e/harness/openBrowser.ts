import { chromium, type Browser } from 'playwright-core'
import { services } from './Services'

let browser: Promise<Browser> | null = null

/** This test process's connection to the shared browser. */
export const openBrowser = (): Promise<Browser> => {
  browser ??= chromium.connect(services().browser)
  return browser
}

/** Ends the connection; the browser itself keeps running. */
export const closeBrowser = async (): Promise<void> => {
  await (await browser)?.close()
  browser = null
}

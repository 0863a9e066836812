import { existsSync } from 'node:fs'
import path from 'node:path'

const SHELLS = ['chrome-headless-shell', 'chromium-headless-shell']
const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const find = (
  names: readonly string[],
  places: readonly string[],
  environment: NodeJS.ProcessEnv,
): string | undefined => {
  const folders = (environment['PATH'] ?? '').split(path.delimiter)
  const named = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...named, ...places].find((candidate) => existsSync(candidate))
}

/** The Chrome or Chromium of this machine: `CHROME_PATH` first, then the usual names and places. */
export const findChromium = (environment: NodeJS.ProcessEnv = process.env): string => {
  const given = environment['CHROME_PATH']
  const found = given ? find([], [given], environment) : find(NAMES, PLACES, environment)
  if (found) return found
  throw new Error(
    given
      ? `CHROME_PATH points to ${given}, which does not exist`
      : 'no Chrome or Chromium found: install one or set CHROME_PATH',
  )
}

/** The headless shell of this machine; a browser that was chosen by `CHROME_PATH` goes before it. */
export const findShell = (environment: NodeJS.ProcessEnv = process.env): string | undefined =>
  environment['CHROME_PATH'] ? undefined : find(SHELLS, [], environment)

/**
 * The browser that tests run in: the headless shell where there is one. A whole Chrome draws a window with pages of its own for
 * every phone that a test opens, which took half of what a visit costs (decisions/102).
 */
export const findTestBrowser = (environment: NodeJS.ProcessEnv = process.env): string =>
  findShell(environment) ?? findChromium(environment)

import { existsSync } from 'node:fs'
import path from 'node:path'

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The Chrome or Chromium of this machine: `CHROME_PATH` first, then the usual names and places. */
export const findChromium = (environment: NodeJS.ProcessEnv = process.env): string => {
  const given = environment['CHROME_PATH']
  const folders = (environment['PATH'] ?? '').split(path.delimiter)
  const named = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const found = (given ? [given] : [...named, ...PLACES]).find((candidate) => existsSync(candidate))
  if (found) return found
  throw new Error(
    given
      ? `CHROME_PATH points to ${given}, which does not exist`
      : 'no Chrome or Chromium found: install one or set CHROME_PATH',
  )
}

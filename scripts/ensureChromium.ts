import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findShell, findTestBrowser } from '../tests/e2e/harness/findChromium'

const hasBrowser = (): boolean => {
  try {
    findTestBrowser()
    return true
  } catch {
    return false
  }
}

const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Installs packages where that is allowed: on Debian as root. True when it worked. */
export const installDebianPackages = (...names: readonly string[]): boolean => {
  if (!isDebianRoot()) return false
  const run = (...args: readonly string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return run('update') && run('install', '-y', '--no-install-recommends', ...names)
}

/**
 * Makes sure that tests have a browser; says what to do when none can be had. The headless shell is installed where it can be, also
 * beside a whole Chromium: with it a visit costs half of what it costs without (decisions/102).
 */
export const ensureChromium = (): void => {
  const isChosen = Boolean(process.env['CHROME_PATH'])
  if (!isChosen && !findShell()) installDebianPackages('chromium-headless-shell', 'fonts-noto-cjk')
  if (!hasBrowser()) installDebianPackages('chromium', 'fonts-noto-cjk')
  if (hasBrowser()) return
  throw new Error('The tests need Chrome or Chromium: install one, or set CHROME_PATH to its program file.')
}

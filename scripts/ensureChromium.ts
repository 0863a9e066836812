import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findTestBrowser } from '../tests/e2e/harness/findChromium'

const has = (): boolean => {
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

/** Makes sure that a Chrome or Chromium is there for the stories; says what to do when it cannot be had. */
export const ensureChromium = (): void => {
  if (has()) return
  installDebianPackages('chromium', 'chromium-headless-shell', 'fonts-noto-cjk')
  if (has()) return
  throw new Error('The tests need Chrome or Chromium: install one, or set CHROME_PATH to its program file.')
}

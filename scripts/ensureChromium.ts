import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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

/** Ubuntu, which comes of Debian, has no package with the shell. */
const hasShellPackage = (): boolean =>
  isDebianRoot() &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/**
 * Makes sure that tests have a browser; says what to do when none can be had. The headless shell is installed where it can be, also
 * beside a whole Chromium: with it a visit costs half of what it costs without (decisions/102).
 */
export const ensureChromium = (): void => {
  // A wrong one is said by name.
  if (process.env['CHROME_PATH']) return void findTestBrowser()
  if (!findShell() && hasShellPackage()) {
    say('Installing the headless Chromium that the tests drive …')
    installDebianPackages('chromium-headless-shell', 'fonts-noto-cjk')
  }
  if (!hasBrowser() && isDebianRoot()) {
    say('Installing Chromium …')
    installDebianPackages('chromium', 'fonts-noto-cjk')
  }
  if (hasBrowser()) return
  throw new Error('The tests need Chrome or Chromium: install one, or set CHROME_PATH to its program file.')
}

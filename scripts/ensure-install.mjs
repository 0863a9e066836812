// Runs before `npm start` and `npm test`: installs what the lock file names when node_modules does not hold it.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const MINIMUM = [20, 19]

const packagesOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages ?? {}

/** Whether node_modules holds each package of the lock file in its version; optional ones may be missing. */
const isInstalled = () => {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([name, { version, optional, peer }]) =>
      name === '' || present[name]?.version === version || ((optional || peer) && !present[name]),
  )
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
  console.error(`Node ${MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

const npm = (...args) =>
  spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })

/**
 * `npm ci` refuses a lock file where a registry does not serve the optional packages of other platforms; `npm install`
 * reads the same lock file and leaves those out. Any other failure is final.
 */
const install = () => {
  const clean = npm('ci')
  if (clean.status === 0) return 0
  if (!/EUSAGE/.test(clean.stderr)) {
    process.stderr.write(clean.stderr)
    return clean.status ?? 1
  }
  const plain = npm('install', '--no-save')
  if (plain.status !== 0) process.stderr.write(plain.stderr)
  return plain.status ?? 1
}

if (!isInstalled()) {
  console.log('Installing packages …')
  process.exit(install())
}

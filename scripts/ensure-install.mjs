// Runs before `npm start` and `npm test`: installs what the lock file names when node_modules does not hold it.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brokenNatives } from './natives.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const MINIMUM = [20, 19]
/** `npm start --omit=dev` leaves development packages out; npm passes it to scripts in this variable. */
const leavesOutDev = (process.env.npm_config_omit ?? '').split(/\s+/).includes('dev')

const packagesOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages ?? {}

/** Whether node_modules holds each package of the lock file in its version; those of other platforms may be missing. */
const isInstalled = () => {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([name, { version, optional, peer, dev }]) =>
      name === '' ||
      present[name]?.version === version ||
      ((optional || peer || (dev && leavesOutDev)) && !present[name]),
  )
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
  console.error(`Node ${MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

const install = () => {
  console.log('Installing packages …')
  const omit = leavesOutDev ? ['--omit=dev'] : ['--include=dev']
  const { status } = spawnSync('npm', ['ci', ...omit, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

if (!isInstalled()) install()
const broken = await brokenNatives(root, existsSync(path.join(root, 'node_modules/@tarojs/cli')))
for (const { sentence } of broken) console.error(sentence)
if (broken.some(({ isFatal }) => isFatal)) process.exit(1)

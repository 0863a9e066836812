import { appendFileSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../tests/e2e/harness/findChromium'
import { startBackend } from '../tests/e2e/harness/startBackend'
import { QUIET_ARGUMENTS } from '../tests/e2e/harness/startBrowser'
import { printPackages } from '../tests/weapp/printPackages'
import { growProject } from './bench/growProject'
import { measureBuild, type BuildCost } from './bench/measureBuild'
import { measureRebuilds } from './bench/measureRebuilds'
import { requestedBytes } from './bench/requestedBytes'
import { buildIfStale, type Target } from './buildIfStale'

const root = path.resolve(__dirname, '..')
/** Inside the project, so that packages are found; the build's own cache stays in the copy. */
const copy = path.join(root, '.cache/growth')
const ADDRESSES = ['/', '/market/summer-gold/127', '/market/gold-list27']
/** The first rebuild of a watching build fills what later ones reuse. */
const REBUILDS = 4
const CHANGED = 'src/features/account/pages/login/LoginView.tsx'

/** Inputs of a build. */
const PARTS = [
  'src',
  'config',
  'types',
  'content',
  'babel.config.js',
  'package.json',
  'tsconfig.json',
  'project.config.json',
]

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const entriesOf = async (h5: string): Promise<number[]> => {
  process.env['H5_DIR'] = h5
  const backend = await startBackend()
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...QUIET_ARGUMENTS] })
  try {
    const sizes: number[] = []
    for (const address of ADDRESSES)
      sizes.push(await requestedBytes(browser, backend.url.replace(/\/$/, '') + address))
    return sizes
  } finally {
    await browser.close()
    await backend.stop()
  }
}

const copyParts = (): void => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const part of PARTS) cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
}

const build = async (target: Target): Promise<void> => {
  const told = (what: string, { seconds, peakMb }: BuildCost): void =>
    say(`${target} ${what}: ${seconds.toFixed(1)} s, at most ${Math.round(peakMb)} MB`)
  told('build', await measureBuild(root, copy, target))
  appendFileSync(path.join(copy, CHANGED), '\n')
  told('build anew after a change of one file', await measureBuild(root, copy, target))
  const rebuilds = await measureRebuilds(copy, target, path.join(copy, CHANGED), REBUILDS)
  say(`${target} rebuilds while watching: ${rebuilds.map((one) => one.toFixed(1)).join(', ')} s`)
}

/** `npm run bench:growth`: what a page costs that nobody opens. A copy of the project with a dummy for each row that has no page. */
const main = async (): Promise<void> => {
  buildIfStale(root, 'h5')
  const today = await entriesOf(path.join(root, 'dist/h5'))
  copyParts()
  const made = growProject(copy)
  say(`${made} dummy pages`)
  await build('h5')
  const grown = await entriesOf(path.join(copy, 'dist/h5'))
  for (const [index, address] of ADDRESSES.entries()) {
    const [before = 0, after = 0] = [today[index], grown[index]]
    say(`${address}: ${before} → ${after} bytes gzip, ${((after - before) / made).toFixed(1)} a page`)
  }
  await build('weapp')
  printPackages(path.join(copy, 'dist/weapp'))
  rmSync(copy, { recursive: true, force: true })
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)

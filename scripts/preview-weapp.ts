import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from '../tests/e2e/harness/findChromium'
import { COMPILED_ORIGIN } from '../tests/e2e/harness/Services'
import { startHost } from '../tests/weapp/host/server/startHost'
import { buildIfStale } from './buildIfStale'
import { readArguments, refuse } from './readArguments'

const ROOT = path.resolve(__dirname, '..')
const BACKEND = 'http://127.0.0.1:3000'

const USAGE = `Opens the built mini-program in an ordinary browser, on the test host.

  npm run preview:weapp -- [--open] [--backend ${BACKEND}] [--port 4300] [--page /pages/home/index] [--phone 13800000000] [--dist dist/dev-weapp]

  --open     start Chrome or Chromium at phone size
  --backend  a running backend (npm start)
  --dist     a folder that is built already, as \`npm run dev:weapp\` keeps it in dist/dev-weapp; without it dist/weapp, built when it is stale
  --phone    the phone number behind the phone-number button (development backend only)
`

/** An app window of its own, at the size of a phone. */
const openWindow = (url: string): void => {
  const profile = mkdtempSync(path.join(tmpdir(), 'weapp-preview-'))
  const size = ['--window-size=375,812', `--user-data-dir=${profile}`, '--no-first-run']
  spawn(findChromium(), [`--app=${url}`, ...size], { stdio: 'ignore', detached: true }).unref()
}

const hasDisplay = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])

/** Chooses the package to run: a folder kept built by another process, or a fresh build. */
const folderOf = (given: string | undefined): string => {
  if (given === undefined) buildIfStale(ROOT, 'weapp')
  const folder = path.resolve(ROOT, given ?? 'dist/weapp')
  if (existsSync(path.join(folder, 'app.json'))) return folder
  return refuse(`There is no mini-program in ${folder}: build it by \`npm run dev:weapp\``, USAGE)
}

const main = async (): Promise<void> => {
  const { values } = readArguments({
    usage: USAGE,
    options: {
      open: { type: 'boolean', default: false },
      backend: { type: 'string', default: BACKEND },
      port: { type: 'string', default: '4300' },
      page: { type: 'string', default: '' },
      phone: { type: 'string', default: '13800000000' },
      dist: { type: 'string' },
    },
  })
  const host = await startHost({
    dist: folderOf(values.dist),
    port: Number(values.port),
    // The development backend takes codes that start with `dev-`, and reads the phone number out of them.
    config: {
      origins: { [COMPILED_ORIGIN]: values.backend },
      loginCode: 'dev-preview',
      phoneCode: `dev-${values.phone}`,
    },
    allowProblems: true,
  })
  const url = host.url + (values.page ? `#${values.page}` : '')
  const problems = host.pack.problems.map((problem) => `  - ${problem}\n`).join('')
  process.stdout.write(
    `${problems ? `problems of the package:\n${problems}` : ''}mini-program: ${url}\nbackend: ${values.backend}\n`,
  )
  if (!values.open) return
  if (hasDisplay()) openWindow(url)
  else process.stdout.write('no display here: open the address in a browser of another machine\n')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})

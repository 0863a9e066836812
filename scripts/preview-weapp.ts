import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '../tests/e2e/harness/findChromium'
import { COMPILED_ORIGIN } from '../tests/e2e/harness/Services'
import { startHost } from '../tests/weapp/host/server/startHost'
import { buildIfStale } from './buildIfStale'

const ROOT = path.resolve(__dirname, '..')
const BACKEND = 'http://127.0.0.1:3000'

const usage = `Opens the built mini-program in an ordinary browser, on the test host.

  npm run preview:weapp -- [--open] [--backend ${BACKEND}] [--port 4300] [--page /pages/home/index] [--phone 13800000000]

  --open     start Chrome or Chromium at phone size
  --backend  a running backend (npm start)
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

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      open: { type: 'boolean', default: false },
      backend: { type: 'string', default: BACKEND },
      port: { type: 'string', default: '4300' },
      page: { type: 'string', default: '' },
      phone: { type: 'string', default: '13800000000' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return void process.stdout.write(usage)
  buildIfStale(ROOT, 'weapp')
  const host = await startHost({
    dist: path.join(ROOT, 'dist/weapp'),
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

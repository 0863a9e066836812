import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { buildIfStale } from '../../scripts/buildIfStale'
import { startServices } from '../e2e/harness/Services'
import { printBudgets } from '../stories/budgetLog'
import { printPackages } from './printPackages'

const ROOT = path.resolve(__dirname, '../..')
const REPORT = path.join(ROOT, '.cache/weapp-tests.json')

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numTodoTests: v.number(),
})

/** Jest over the host's own tests, the static gates and the stories of the mini-program. */
const runTests = (more: readonly string[]): Promise<number> =>
  new Promise((ended) => {
    const patterns = more.length > 0 ? more : ['tests/weapp', 'tests/stories']
    const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js')
    const child = spawn(process.execPath, [jest, ...patterns, '--json', `--outputFile=${REPORT}`], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, STORY_TARGETS: 'weapp' },
    })
    child.once('exit', (code) => ended(code ?? 1))
  })

const main = async (): Promise<number> => {
  const built = buildIfStale(ROOT, 'weapp')
  const start = Date.now()
  mkdirSync(path.dirname(REPORT), { recursive: true })
  printPackages(path.join(ROOT, 'dist/weapp'))
  const { stop } = await startServices()
  try {
    const code = await runTests(process.argv.slice(2))
    const report = v.parse(reportSchema, JSON.parse(readFileSync(REPORT, 'utf8')))
    printBudgets()
    const seconds = Math.round((Date.now() - start) / 1000)
    const build = built === null ? 'the build was up to date' : `built in ${built} s`
    process.stdout.write(
      `\n${report.numPassedTests} passed, ${report.numFailedTests} failed in ${seconds} s (${build})\n`,
    )
    return code
  } finally {
    await stop()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)

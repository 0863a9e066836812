import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { buildIfStale } from '../../scripts/buildIfStale'
import { printPackages } from './printPackages'

const ROOT = path.resolve(__dirname, '../..')

/** `npm run test:weapp`: the host's own tests, the gates on the package and the stories of the mini-program. */
const main = (more: readonly string[]): number => {
  buildIfStale(ROOT, 'weapp')
  printPackages(path.join(ROOT, 'dist/weapp'))
  const patterns = more.length > 0 ? more : ['tests/weapp', 'tests/stories']
  const { status } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/jest/bin/jest.js'), '--maxWorkers=100%', ...patterns],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, STORY_TARGETS: 'weapp' } },
  )
  return status ?? 1
}

process.exit(main(process.argv.slice(2)))

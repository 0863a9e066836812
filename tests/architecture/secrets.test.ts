import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sourceFiles'

it.each(['.env', 'deploy/.env', 'key.pem', 'deploy/apiclient_key.pem', '.data/yantu', 'node_modules/x'])(
  'git ignores %s',
  (file) => {
    expect(
      execFileSync('git', ['check-ignore', '--no-index', file], { cwd: root, encoding: 'utf8' }).trim(),
    ).toBe(file)
  },
)

it('an image of the backend holds no secrets, no data and no packages of the machine that builds it', () => {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['.env', '**/.env', '**/.env.*', '**/*.pem', '**/*.key', '.data', 'node_modules']),
  )
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(__dirname, '..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yantu-command-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A command as npm runs it, with a folder of data of its own. */
const run = (command: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join('scripts', `${command}.ts`), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder },
  })

test.each([
  ['backup', 'npm run backup'],
  ['content', 'npm run content -- --check'],
  ['test', 'Parts:\n  lint and types\n'],
])('%s --help says how it is called and does nothing', (command, usage) => {
  const { status, stdout, stderr } = run(command, '--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain(usage)
  expect(existsSync(join(root, '--help'))).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['content', ['--chek'], '--chek'],
  ['content', ['check'], 'check is nothing that it does'],
  ['restore', [], 'Name a backup'],
  ['promo', ['publsh', 'countdown27', '1'], 'publsh countdown27 1 is nothing that it does'],
  ['test', ['nosuch'], 'No part begins with nosuch'],
  ['test', ['--shard=3/2'], '3/2 is no shard'],
])('%s %j is refused with the reason and the usage, and no stack', (command, args, reason) => {
  const { status, stderr } = run(command, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain(reason)
  expect(stderr).toContain('npm ')
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(readdirSync(folder)).toEqual([])
})

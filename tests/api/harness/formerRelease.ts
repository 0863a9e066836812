import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(__dirname, '../../..')
const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The last commit that knew an older schema; undefined where the history is not here, as in a shallow clone. */
const commitBefore = (): string | undefined => {
  try {
    return git(
      'rev-parse',
      '--verify',
      `${git('log', '-1', '--format=%H', '--', 'server/src/db/migrations')}^`,
    )
  } catch {
    return undefined
  }
}

/** The sources of the backend as they were before the last change of the schema. */
export interface FormerRelease {
  readonly folder: string
  remove(): void
}

/** Lays the former sources beside the present ones, with the packages of today. */
export const formerRelease = (): FormerRelease | undefined => {
  const commit = commitBefore()
  if (!commit) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'yantu-former-'))
  const archive = execFileSync(
    'git',
    ['archive', commit, 'server', 'src', 'content', 'types', 'tsconfig.json'],
    {
      cwd: root,
      maxBuffer: 2 ** 30,
    },
  )
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

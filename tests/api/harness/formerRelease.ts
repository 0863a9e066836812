import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(__dirname, '../../..')
const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const MIGRATIONS = 'server/src/db/migrations'

/** The migrations of a commit, as git prints them: hash and path. */
const migrationsAt = (commit: string): ReadonlySet<string> =>
  new Set(
    git('ls-tree', commit, `${MIGRATIONS}/`)
      .split('\n')
      .map((line) => line.replace(/^\S+ blob /, '')),
  )

/**
 * Finds the last commit with an older schema whose migrations are all unchanged in HEAD. Skips commits with a migration that was
 * renamed or edited before its release. Undefined without the history, as in a shallow clone.
 */
const commitBefore = (): string | undefined => {
  try {
    const now = migrationsAt('HEAD')
    return git('log', '-30', '--format=%H', '--', MIGRATIONS)
      .split('\n')
      .map((commit) => git('rev-parse', '--verify', `${commit}^`))
      .find((commit) => {
        const then = migrationsAt(commit)
        return then.size < now.size && [...then].every((one) => now.has(one))
      })
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

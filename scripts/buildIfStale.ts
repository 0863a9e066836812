import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SOURCES = [
  'src',
  'config',
  'content/catalogue',
  'babel.config.js',
  'package-lock.json',
  'tsconfig.json',
  'project.config.json',
]

export type Target = 'h5' | 'weapp'

const newest = (file: string): number => {
  if (!existsSync(file)) return 0
  const stats = statSync(file)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(0, ...readdirSync(file).map((name) => newest(path.join(file, name))))
}

/** The variables that a build has compiled in; another value means another build. */
const settings = (): string =>
  Object.keys(process.env)
    .filter((name) => name.startsWith('TARO_APP_'))
    .sort()
    .map((name) => `${name}=${process.env[name] ?? ''}`)
    .join('\n')

/**
 * Builds a target when a source is newer than its last complete build. Returns the seconds it took, or null when there was
 * nothing to do. Throws with Taro's output when the build fails.
 */
export const buildIfStale = (root: string, target: Target): number | null => {
  const stamp = path.join(root, 'dist', `.${target}-built`)
  const isFresh =
    existsSync(stamp) &&
    existsSync(path.join(root, 'dist', target)) &&
    SOURCES.every((source) => newest(path.join(root, source)) <= statSync(stamp).mtimeMs)
  if (isFresh && settings() === '') return null
  const start = Date.now()
  rmSync(path.join(root, 'dist', target), { recursive: true, force: true })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/@tarojs/cli/bin/taro'), 'build', '--type', target],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (status !== 0) throw new Error(`the ${target} build failed\n${stdout}\n${stderr}`)
  writeFileSync(stamp, new Date(start).toISOString())
  return Math.round((Date.now() - start) / 1000)
}

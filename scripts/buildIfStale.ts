import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
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

const filesOf = (file: string): string[] => {
  if (!existsSync(file)) return []
  if (!statSync(file).isDirectory()) return [file]
  return readdirSync(file).flatMap((name) => filesOf(path.join(file, name)))
}

/** The variables that a build has compiled in; another value means another build. */
const settings = (): string[] =>
  Object.keys(process.env)
    .filter((name) => name.startsWith('TARO_APP_'))
    .sort()
    .map((name) => `${name}=${process.env[name] ?? ''}`)

/** Fingerprints a build's inputs except file contents: file names and settings. */
const fingerprintOf = (files: readonly string[]): string =>
  createHash('sha256')
    .update([...settings(), ...files].join('\n'))
    .digest('hex')

const stampOf = (root: string, target: Target): string => path.join(root, 'dist', `.${target}-built`)
const sourcesIn = (root: string): string[] => SOURCES.flatMap((source) => filesOf(path.join(root, source)))
const printOf = (root: string, files: readonly string[]): string =>
  fingerprintOf(files.map((file) => path.relative(root, file)))

/** Whether `dist/<target>` was built from the current sources and settings. */
export const isFresh = (root: string, target: Target): boolean => {
  const stamp = stampOf(root, target)
  const files = sourcesIn(root)
  return (
    existsSync(stamp) &&
    existsSync(path.join(root, 'dist', target)) &&
    readFileSync(stamp, 'utf8') === printOf(root, files) &&
    files.every((file) => statSync(file).mtimeMs <= statSync(stamp).mtimeMs)
  )
}

/**
 * Builds a target when a source or a setting is another than at its last complete build. Returns the seconds it took, or null
 * when there was nothing to do. The build before stays until the new one is whole: a server that runs goes on with it.
 * Throws with Taro's output when the build fails.
 */
export const buildIfStale = (root: string, target: Target): number | null => {
  if (isFresh(root, target)) return null
  const [built, next] = [target, `.${target}-next`].map((name) => path.join(root, 'dist', name)) as [
    string,
    string,
  ]
  const fingerprint = printOf(root, sourcesIn(root))
  const start = new Date()
  rmSync(next, { recursive: true, force: true })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/@tarojs/cli/bin/taro'), 'build', '--type', target],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NODE_ENV: 'production', BUILD_INTO: path.relative(root, next) },
    },
  )
  if (status !== 0) throw new Error(`the ${target} build failed\n${stdout}\n${stderr}`)
  rmSync(built, { recursive: true, force: true })
  renameSync(next, built)
  const stamp = stampOf(root, target)
  writeFileSync(stamp, fingerprint)
  // Stamp with the start time: files saved during the build are not part of it.
  utimesSync(stamp, start, start)
  return Math.round((Date.now() - start.getTime()) / 1000)
}

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { isStale } from './isStale'

const SOURCES = ['src', 'config', 'babel.config.js', 'package.json', 'tsconfig.json', 'project.config.json']

/** Builds the mini-program when a source is newer than the last build. Returns the seconds it took, or null. */
export const buildWeapp = (root: string): number | null => {
  const sources = SOURCES.map((source) => path.join(root, source))
  if (!isStale(path.join(root, 'dist/weapp/app.json'), sources)) return null
  const start = Date.now()
  const { status } = spawnSync('npm', ['run', 'build:weapp'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('the mini-program does not build')
  return Math.round((Date.now() - start) / 1000)
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const FILES = ['babel.config.js', 'package.json', 'tsconfig.json'] as const

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|ts|json)$/.test(file))
    .sort()
    .map((file) => path.join(folder, file))

/** Every build setting, in an order that is the same everywhere. */
const inputs = (root: string): string[] => [...FILES, ...filesIn(root, 'config')]

/**
 * A cache key over everything that changes the output. Taro's own key covers config/index and app.config only, so that
 * a change of targets or of an environment constant would hand out the old bundle. The catalogue's titles are a constant
 * too, but webpack itself makes the one module anew that reads them.
 */
export const cacheName = (root: string): string => {
  const hash = createHash('md5')
  for (const file of inputs(root)) hash.update(readFileSync(path.join(root, file)))
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('TARO_APP_')) hash.update(`${name}=${process.env[name] ?? ''}`)
  }
  const { NODE_ENV = 'production', TARO_ENV = 'h5' } = process.env
  return `${NODE_ENV}-${TARO_ENV}-${hash.digest('hex').slice(0, 10)}`
}

const CACHES = 'node_modules/.cache/webpack'

/** Removes the caches that earlier settings left: each is some 50 MB, and nothing reads them again. */
export const dropOldCaches = (root: string, name: string): void => {
  const folder = path.join(root, CACHES)
  const kind = name.slice(0, name.lastIndexOf('-') + 1)
  for (const old of existsSync(folder) ? readdirSync(folder) : []) {
    if (old.startsWith(kind) && old !== name) rmSync(path.join(folder, old), { recursive: true, force: true })
  }
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FILES = ['babel.config.js', 'package.json', 'tsconfig.json'] as const

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|ts|json)$/.test(file))
    .sort()
    .map((file) => path.join(folder, file))

/** Every build setting, in an order that is the same everywhere. */
const inputs = (root: string): string[] => [
  ...FILES,
  ...filesIn(root, 'config'),
  // Its titles are a constant of the build.
  ...filesIn(root, 'content/catalogue'),
]

/**
 * A cache key over everything that changes the output. Taro's own key covers config/index and app.config only, so that
 * a change of targets or of an environment constant would hand out the old bundle.
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

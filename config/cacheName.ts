import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const INPUTS = [
  'babel.config.js',
  'package.json',
  'tsconfig.json',
  'config/h5/nothing.js',
  'config/constants.ts',
  'config/h5/bundle.ts',
  'config/h5/navigationBar.js',
  'config/h5/navigationBarHandler.js',
  'config/h5/queryString.js',
  'config/h5/UniversalRouter.js',
  'config/routeTitles.ts',
]

/**
 * A cache key over everything that changes the output. Taro's own key covers config/index and app.config only, so that
 * a change of targets or of an environment constant would hand out the old bundle.
 */
export const cacheName = (root: string): string => {
  const hash = createHash('md5')
  for (const file of INPUTS) hash.update(readFileSync(path.join(root, file)))
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('TARO_APP_')) hash.update(`${name}=${process.env[name] ?? ''}`)
  }
  const { NODE_ENV = 'production', TARO_ENV = 'h5' } = process.env
  return `${NODE_ENV}-${TARO_ENV}-${hash.digest('hex').slice(0, 10)}`
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { version } from '@tarojs/taro/package.json'
import { checkTaroVersion, h5Patches, PATCHED_TARO, weappPatches } from './taroPatches'

const MODULES = path.resolve(__dirname, '../../node_modules')

const filesIn = (module: string): string[] =>
  readdirSync(path.join(MODULES, module), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(MODULES, module, file),
  )

const taroFiles = ['api', 'components', 'components-react', 'router', 'runtime'].flatMap((name) =>
  filesIn(`@tarojs/${name}`),
)

/** The modules that Taro's router asks for by name. */
const askedFor = taroFiles
  .filter((file) => /[\\/]router[\\/]dist[\\/].*\.js$/.test(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '([^'.][^']*)'/g)])
  .map(([, name = '']) => name)

const requests = [...taroFiles, ...filesIn('tslib'), ...askedFor]

const patches = [...new Set([...h5Patches, ...weappPatches])]

test('the patches are of the Taro that is installed; another one stops the build with what to do', () => {
  expect(() => checkTaroVersion(version)).not.toThrow()
  expect(() => checkTaroVersion('4.9.0')).toThrow(
    `Taro 4.9.0 is installed, and config/taro-patches was written for ${PATCHED_TARO}`,
  )
})

test.each(patches.map((patch) => [String(patch.replaces), patch] as const))(
  '%s has its file here, and what it replaces is there',
  (_, { replaces, by }) => {
    expect(existsSync(path.join(__dirname, by))).toBe(true)
    expect(requests.some((request) => replaces.test(request))).toBe(true)
  },
)

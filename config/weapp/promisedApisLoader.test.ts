import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import promisedApisLoader from './promisedApisLoader'

const ROOT = path.resolve(__dirname, '../..')
const LISTS = ['shared/dist/native-apis.js', 'plugin-platform-weapp/dist/runtime.js']

const listed = (source: string): string[] => {
  const list = /const needPromiseApis = new Set\(\[([^\]]*)\]/.exec(source)?.[1]
  if (list === undefined) throw new Error('Taro lists its promised calls elsewhere')
  return list.match(/\w+/g) ?? []
}
const sources = LISTS.map((file) => readFileSync(path.join(ROOT, 'node_modules/@tarojs', file), 'utf8'))
const promised = sources.flatMap(listed)
const kept = sources.map((source) => promisedApisLoader(source)).flatMap(listed)

/** Calls by `Taro.` in what the mini-program is built from. */
const called = (): Set<string> => {
  const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  const built = files.filter((file) => /\.tsx?$/.test(file) && !/\.(h5|test)\.tsx?$/.test(file))
  const calls = built.flatMap((file) => [
    ...readFileSync(path.join(ROOT, 'src', file), 'utf8').matchAll(/\bTaro\.(\w+)/g),
  ])
  return new Set(calls.map(([, name = '']) => name))
}

it('keeps each promised call that the product makes, and no other', () => {
  const names = called()
  expect([...kept].sort()).toEqual(promised.filter((name) => names.has(name)).sort())
})

it('shortens both lists', () => {
  expect(promised.length).toBeGreaterThan(100)
  expect(kept.length).toBeLessThan(40)
})

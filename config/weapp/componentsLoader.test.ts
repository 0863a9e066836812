import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { getComponentsAlias } from '@tarojs/shared'
import componentsLoader from './componentsLoader'

type Table = Record<string, Record<string, string>>

const read = (file: string): string =>
  readFileSync(path.resolve(__dirname, '../../node_modules/@tarojs', file), 'utf8')

/** The tables lie between two lines of their files, as plain JavaScript. */
const tableIn = (source: string, name: string, from: string, to: string): Table => {
  const part = source.slice(source.indexOf(from), source.indexOf(to))
  if (part === '') throw new Error(`${name} has moved: it stood between ${from} and ${to}`)
  return runInNewContext(`${part}\n${name}`) as Table
}
const shared = (source: string): Table =>
  tableIn(source, 'internalComponents', 'const DEFAULT_EMPTY_ARRAY', 'const controlledComponent')
const platform = (source: string): Table => tableIn(source, 'components', 'const _true', 'const hostConfig')

/** Taro ships its own table twice, in one file with all else and alone: a build takes either. */
const SHARED = ['shared/dist/shared.esm.js', 'shared/dist/components.js']

const numbers = (file: string, thin: (source: string) => string) => {
  const merged = shared(thin(read(file)))
  const more = platform(thin(read('plugin-platform-weapp/dist/runtime.js')))
  for (const [name, attributes] of Object.entries(more)) merged[name] = { ...merged[name], ...attributes }
  return getComponentsAlias(merged)
}

it.each(SHARED)('numbers elements and attributes as before, from %s', (file) => {
  const whole = numbers(file, (source) => source)
  expect(Object.keys(whole)).toContain('scroll-view')
  expect((whole as Table)['view']).toMatchObject({ hoverClass: 'p1' })
  expect(numbers(file, componentsLoader)).toEqual(whole)
})

it('leaves out what only templates are made of', () => {
  for (const file of [...SHARED, 'plugin-platform-weapp/dist/runtime.js']) {
    const source = read(file)
    expect(componentsLoader(source).length).toBeLessThan(source.length)
    expect(componentsLoader(source)).not.toMatch(/: (?:NO_DEFAULT_VALUE|_empty|_zero)[,\s]/)
  }
})

import path from 'node:path'
import { filesBelow } from './sourceFiles'

const inSrc = filesBelow('src')
const folders = [...new Set(inSrc.map((file) => path.posix.dirname(file)))]
const namesIn = (folder: string): string[] =>
  inSrc.filter((file) => path.posix.dirname(file) === folder).map((file) => path.posix.basename(file))

const capabilities = folders.filter((folder) => /^src\/platform\/[^/]+$/.test(folder)).sort()
const withVariants = folders
  .filter((folder) => namesIn(folder).some((name) => /\.(h5|weapp)\.tsx?$/.test(name)))
  .sort()

test('there are capabilities to check', () => expect(capabilities.length).toBeGreaterThan(10))

test.each(capabilities)('%s has its interface, both targets and what tests use', (folder) => {
  expect(withVariants).toContain(folder)
  expect(namesIn(folder)).toContain('types.ts')
})

// Taro looks for the other target's file under the extension of index only.
test.each(withVariants)('%s has index, index.h5 and index.weapp with one extension', (folder) => {
  const indexes = namesIn(folder).filter((name) => /^index\.(?:(?:h5|weapp)\.)?tsx?$/.test(name))
  const extension = path.posix.extname(indexes[0] ?? '')
  expect(indexes.sort()).toEqual(['index.h5', 'index', 'index.weapp'].map((name) => name + extension).sort())
})

test('only an index comes in variants', () => {
  expect(
    inSrc.filter((file) => /\.(h5|weapp)\.tsx?$/.test(file) && !/\/index\.\w+\.tsx?$/.test(file)),
  ).toEqual([])
})

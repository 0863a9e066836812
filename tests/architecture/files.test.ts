import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import longTests from '../jest/longTests.json'
import { root, sourceFiles } from './sourceFiles'

const MOST_LINES = 250
/** Drawn by `npm run icons`, not written. */
const GENERATED = /^src\/(ui\/icons|pages\/home\/channelIcons)/

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Lines that hold code: neither blank nor all comment. */
const codeLines = (text: string): number =>
  text
    .replace(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length

/** The lines of a file on which the type `any` is written. */
const linesWithAny = (file: string): string[] => {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) {
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test(`no file has more than ${MOST_LINES} lines of code`, () => {
  const long = sourceFiles
    .filter((file) => !GENERATED.test(file))
    .map((file) => ({ file, lines: codeLines(textOf(file)) }))
    .filter(({ lines }) => lines > MOST_LINES)
  expect(long).toEqual([])
})

/** A folder above this size is split by topic. */
const MOST_FILES = 40

test(`no folder of code has more than ${MOST_FILES} files`, () => {
  const counts = new Map<string, number>()
  for (const file of sourceFiles.filter((one) => !GENERATED.test(one) && !one.includes('/migrations/')))
    counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1)
  expect([...counts].filter(([, files]) => files > MOST_FILES)).toEqual([])
})

test('nothing is typed any', () => {
  const typed = sourceFiles.filter((file) => /\.tsx?$/.test(file) && textOf(file).includes('any'))
  expect(typed.flatMap(linesWithAny)).toEqual([])
})

test('the target of a build is asked for in platform, app.config and config only', () => {
  const mayAsk = /^(src\/platform\/|src\/app\.config\.ts$|config\/|scripts\/|tests\/)/
  expect(sourceFiles.filter((file) => !mayAsk.test(file) && textOf(file).includes('TARO_ENV'))).toEqual([])
})

test('tests of the backend replace no part of it: it is loaded once for many of them (decisions/104)', () => {
  const replaces = /\bjest\.(mock|doMock|replaceProperty|resetModules|isolateModules|useFakeTimers)\b/
  const tests = sourceFiles.filter((file) => file.startsWith('tests/api/'))
  expect(tests.length).toBeGreaterThan(100)
  expect(tests.filter((file) => replaces.test(textOf(file)))).toEqual([])
})

test('a folder of the app is named in camelCase or in kebab-case', () => {
  const known = /^([a-z][a-zA-Z0-9]*|[a-z][a-z0-9]*(-[a-z0-9]+)+)$/
  const folders = sourceFiles
    .filter((file) => file.startsWith('src/'))
    .flatMap((file) => path.dirname(file).split('/'))
  expect([...new Set(folders)].filter((folder) => !known.test(folder))).toEqual([])
})

test('a file name has no dots but those that the tools know', () => {
  const known = /^[^.]+(\.(test|h5|weapp|config|d))?\.\w+$/
  const inApp = sourceFiles.filter((file) => file.startsWith('src/'))
  expect(inApp.filter((file) => !known.test(path.basename(file)))).toEqual([])
})

test('no test compares times: a machine may be busy (count what is done instead)', () => {
  const clocked = sourceFiles.filter(
    (file) => /\.test\.tsx?$/.test(file) && file !== 'tests/architecture/files.test.ts',
  )
  expect(clocked.filter((file) => /performance\.now\(/.test(textOf(file)))).toEqual([])
})

test('every test that is started first exists', () => {
  expect(Object.keys(longTests).filter((file) => !sourceFiles.includes(file))).toEqual([])
})

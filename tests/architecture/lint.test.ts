import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lintOf } from './lintOf'

const root = path.resolve(__dirname, '../..')
const STORE = 'src/features/words/stores/*.ts'
const VIEW = 'src/features/words/views/*.tsx'
const SCRIPT = 'scripts/*.ts'
const AMONG = `const twice = async (n: number) => n * 2
export const all = async (a: Promise<number>) => Promise.all([twice(await a)])`
const AMONG_OTHERS = `const wait = async (n: number) => n * 2
export const all = async () => Promise.all([wait(1), ...[2].map(async (n) => await wait(n))])`
const LONG = `export const long = () => {\n${'  Math.random()\n'.repeat(60)}}`

/** Path, content and expected message of the linter; without a message the code is allowed there. */
const cases: readonly (readonly [place: string, code: string, said?: string])[] = [
  [STORE, 'export const size: number = "three"', 'typescript(TS2322)'],
  ['tests/api/*.ts', 'export const size: number = "three"', 'typescript(TS2322)'],
  [SCRIPT, 'export const lost: number = ["1"].at(0)', 'typescript(TS2322)'],
  [STORE, 'const ask = async () => 1\nexport const go = () => { ask() }', 'typescript(no-floating-promises)'],
  [STORE, 'export const rows = JSON.parse("[]")', 'typescript(no-unsafe-assignment)'],
  ['tests/api/*.ts', 'export const rows = JSON.parse("[]")'],
  [STORE, 'export const is = (one: any) => one === 1', 'typescript(no-explicit-any)'],
  [STORE, 'export const is = (one: unknown) => one == 1', 'eslint(eqeqeq)'],
  [STORE, 'export const say = () => console.log(1)', 'eslint(no-console)'],
  [STORE, 'export const last = (rows: number[]): unknown => rows.findLast', 'typescript(TS2550)'],
  [STORE, 'export const some = (rows: number[]): unknown => rows.toSorted', 'typescript(TS2550)'],
  ['tests/weapp/*.ts', 'export const say = () => console.log(1)'],
  ['config/*.mjs', 'export const y = undefinedThing + process.pid', 'eslint(no-undef)'],
  [STORE, 'export const no = (e: string) => Promise.reject(e)', 'typescript(prefer-promise-reject-errors)'],
  ['config/*.mjs', 'export const say = (text) => console.log(text)'],
  [STORE, LONG, 'eslint(max-lines-per-function)'],
  ['server/src/*.ts', LONG],
  [STORE, 'export const width = () => window.innerWidth', 'eslint(no-restricted-globals)'],
  ['src/platform/*.ts', 'export const width = () => window.innerWidth'],
  [
    STORE,
    "import Taro from '@tarojs/taro'\nexport const go = () => Taro.login()",
    'eslint(no-restricted-imports)',
  ],
  [STORE, 'export const last = (rows: readonly number[]) => rows.at(-1)', 'house(no-new-built-ins)'],
  [STORE, "export const own = (rows: object) => Object.hasOwn(rows, 'a')", 'house(no-new-built-ins)'],
  [STORE, "export const bare = (text: string) => text.replaceAll('a', '')", 'house(no-new-built-ins)'],
  ['server/src/*.ts', AMONG, 'house(no-await-among-started)'],
  ['server/src/*.ts', AMONG_OTHERS],
  ['src/lib/*.test.ts', AMONG, 'house(no-await-among-started)'],
  ['server/src/rows.ts', 'export const rows = []'],
  [STORE, "export * from '../../../../server/src/rows'", 'house(keep-layers)'],
  ['src/platform/rows.ts', 'export const rows = []'],
  [STORE, "export * from '../../../platform/rows'", 'house(import-from-root)'],
  [STORE, '// Whoever leaves keeps the draft.\nexport const a = 1', 'house(plain-comment)'],
  [STORE, '// Keep the draft when the learner leaves.\nexport const a = 1'],
  [
    VIEW,
    'declare const B: (p: { label: string; children: string }) => null\nexport const A = () => <B label="走">来</B>',
    'house(label-in-name)',
  ],
  [
    VIEW,
    "import { useState } from 'react'\nexport const A = (is: boolean) => (is ? useState(1) : 2)",
    'react-hooks(rules-of-hooks)',
  ],
  [SCRIPT, 'export const words = process.argv', 'eslint(no-restricted-properties)'],
  [STORE, '// oxlint-disable-next-line no-console\nexport const a = 1', ''],
]

/** A tree with our configuration and a file for each case. */
const writeTree = (): string => {
  const tree = mkdtempSync(path.join(tmpdir(), 'yantu-lint-'))
  for (const part of ['.oxlintrc.json', '.dependency-cruiser.cjs', 'tsconfig.json'])
    copyFileSync(path.join(root, part), path.join(tree, part))
  mkdirSync(path.join(tree, 'config'))
  for (const part of ['config/lint', 'node_modules'])
    symlinkSync(path.join(root, part), path.join(tree, part))
  for (const [at, [place, code]] of cases.entries()) {
    const file = path.join(tree, place.replace('*', `case${at}`))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${code}\n`)
  }
  return tree
}

const tree = writeTree()
afterAll(() => rmSync(tree, { recursive: true }))
const said = lintOf(tree)

test.each(cases.map(([place, code, rule], at) => ({ place, code, rule, at })))(
  'in $place, case $at: $rule',
  ({ place, rule, at }) => {
    const file = place.replace('*', `case${at}`)
    const found = said.filter(({ filename }) => filename === file).map(({ code }) => code)
    expect([...new Set(found)]).toEqual(rule === undefined ? [] : [rule])
  },
)

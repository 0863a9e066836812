import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, root } from './sourceFiles'

/** Calls that the backend answers for other clients, and that no page of ours makes (decision 093). */
const DOORS = ['sellerV1', 'temporaryMember']

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const callsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/^export const (\w+) = defineCall\(/gm)].map(([, name = '']) => name)

test('the app makes every gaoshou call, but for the doors', () => {
  const calls = filesBelow('src/contracts/gaoshou').flatMap(callsOf)
  expect(calls.length).toBeGreaterThan(10)
  const app = filesBelow('src')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.startsWith('src/contracts'))
    .map(textOf)
  const unused = calls.filter((name) => !app.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
  expect(unused.sort()).toEqual(DOORS)
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import summaryLoader from './summaryLoader'

const ROOT = path.resolve(__dirname, '../../src/contracts')
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'define.ts')
  .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const)

/** One for each call of `defineCall`. */
const callsIn = (text: string): number => text.split('defineCall({').length - 1

it.each(files)('%s loses the summary of each of its calls and nothing else', (_, text) => {
  const lost = text.split('\n').filter((line) => !summaryLoader(text).split('\n').includes(line))
  expect([...text.matchAll(/^ {2}summary:\s*['"]/gm)]).toHaveLength(callsIn(text))
  expect([...summaryLoader(text).matchAll(/^ {2}summary:\s*['"]/gm)]).toEqual([])
  for (const line of lost) expect(line).toMatch(/^ {2}summary:|^ {4}['"]/)
})

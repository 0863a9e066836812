import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import backendFieldsLoader from './backendFieldsLoader'

const ROOT = path.resolve(__dirname, '../../src/contracts')
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'define.ts')
  .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const)

/** One for each call of `defineCall`. */
const callsIn = (text: string): number => text.split('defineCall({').length - 1
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

it.each(files)(
  '%s loses the summary and the kind of list of each of its calls, and nothing else',
  (_, text) => {
    const kept = backendFieldsLoader(text)
    const lost = text.split('\n').filter((line) => !kept.split('\n').includes(line))
    expect(count(text, /^ {2}summary:\s*['"]/gm)).toBe(callsIn(text))
    expect(count(kept, /^ {2}(?:summary|lists):\s*['"{]/gm)).toBe(0)
    for (const line of lost) expect(line).toMatch(/^ {2}(?:summary|lists):|^ {4}(?:['"]|bounded:)|^ {2}\},$/)
  },
)

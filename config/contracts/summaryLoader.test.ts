import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import summaryLoader from './summaryLoader'

const ROOT = path.resolve(__dirname, '../../src/contracts')
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'define.ts')
  .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const)

it('finds contracts with summaries', () => {
  expect(files.filter(([, text]) => text.includes('summary:')).length).toBeGreaterThan(10)
})

it.each(files)('%s loses its summaries and nothing else', (_, text) => {
  const short = summaryLoader(text)
  expect(short).not.toContain('summary')
  const lost = text.length - short.length
  const summaries = [...text.matchAll(/^ {2}summary:[^]*?,\n(?= {2}\w+:|\}\))/gm)].map(
    ([whole]) => whole.length,
  )
  expect(lost).toBe(summaries.reduce((sum, length) => sum + length, 0))
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './sourceFiles'

const readme = (name: string): string => readFileSync(path.join(root, name), 'utf8')
/** Commands and variables between backquotes, sorted. */
const namesIn = (text: string): string[] => {
  const names = text.match(
    /\bnpm (?:start|test|run [\w:-]+)|\bbench:\w+|\btest:\w+|\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g,
  )
  return [...new Set(names)].sort()
}

test('README.md and README.zh-CN.md name the same commands and variables', () => {
  const english = namesIn(readme('README.md'))
  expect(english.length).toBeGreaterThan(60)
  expect(namesIn(readme('README.zh-CN.md'))).toEqual(english)
})

test('the READMEs link to each other', () => {
  expect(readme('README.md')).toContain('(README.zh-CN.md)')
  expect(readme('README.zh-CN.md')).toContain('(README.md)')
})

test('every npm script stands in the README', () => {
  const { scripts } = JSON.parse(readme('package.json')) as { scripts: Record<string, string> }
  const hidden = new Set(['prestart', 'pretest'])
  const missing = Object.keys(scripts).filter(
    (name) => !hidden.has(name) && !new RegExp(`\\b${name}\\b`).test(readme('README.md')),
  )
  expect(missing).toEqual([])
})

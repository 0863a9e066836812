import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readContent } from './readContent'

const shipped = resolve(__dirname, '../../../content')
const copy = () => {
  const dir = mkdtempSync(join(tmpdir(), 'yantu-content-'))
  cpSync(shipped, dir, { recursive: true })
  return dir
}
const edit = (dir: string, file: string, change: (text: string) => string) =>
  writeFileSync(join(dir, file), change(readFileSync(join(dir, file), 'utf8')))

test('the shipped content is sound', () => {
  expect(readContent(shipped).problems).toEqual([])
})

test('every bad field of every file is reported in one run, and nothing is given out', () => {
  const dir = copy()
  edit(dir, 'goods/01-featured.json', (text) =>
    text.replace('"price": 598000', '"price": -1').replace('"term": 1', '"term": 3'),
  )
  edit(dir, 'subjects.json', () => '{')
  const { problems, content } = readContent(dir)
  expect(content).toBeNull()
  expect(problems.map(({ file, path }) => [file, path])).toEqual([
    ['subjects.json', ''],
    ['goods/01-featured.json', '0.term'],
    ['goods/01-featured.json', '0.price'],
  ])
})

test('what points nowhere is reported with the file and the reason', () => {
  const dir = copy()
  edit(dir, 'class-types.json', (text) => text.replace('"270101"', '"999"'))
  edit(dir, 'pages/127.json', (text) =>
    text.replace('/posters/s127-brand.svg', '/posters/lost.svg').replace('"height": 860', '"height": 1'),
  )
  expect(readContent(dir).problems.map(({ reason }) => reason)).toEqual([
    'there are no goods 999',
    'there is no poster lost',
    'the poster s127-message is 750 × 860',
  ])
})

test('the hash changes with any file', () => {
  const dir = copy()
  const { hash } = readContent(dir)
  edit(dir, 'about.json', (text) => `${text} `)
  expect(readContent(dir).hash).not.toBe(hash)
})

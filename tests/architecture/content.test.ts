import { readFileSync } from 'node:fs'
import path from 'node:path'
import { soundPath } from '@/domain/vocabulary/soundPath'
import { wordId } from '@/domain/vocabulary/wordId'
import { courseKinds } from '../../server/src/authoring/kinds/courseKinds'
import { promoKinds } from '../../server/src/authoring/kinds/promoKinds'
import { wordKinds } from '../../server/src/authoring/kinds/wordKinds'
import { allContent, contentFolder } from '../../server/src/services/allContent'
import { filesBelow, root } from './sourceFiles'

const { content, problems } = contentFolder(path.join(root, 'content')).read()

test('the content is valid and its references hold (npm run content -- --check)', () => {
  expect(problems).toEqual([])
})

/** Every object somewhere in a value. */
const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (value === null || typeof value !== 'object') return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}

test('a text goes on where its title ends: it does not say the title again first', () => {
  const posters = filesBelow('content').filter((file) => /^content\/(pages|posters|goods)\//.test(file))
  const again = posters.flatMap((file) =>
    objectsIn(JSON.parse(readFileSync(path.join(root, file), 'utf8')))
      .filter(
        ({ title, text }) =>
          typeof title === 'string' && title && String(text).replace(/\n/g, '').startsWith(`${title}，`),
      )
      .map(({ title }) => `${file}: ${String(title)}`),
  )
  expect(posters.length).toBeGreaterThan(100)
  expect(again).toEqual([])
})

/** Recordings, clips and their first pictures, as the content names them. */
const media = new Set([
  ...(content?.of(courseKinds).videos.flatMap(({ url, poster }) => [url, poster]) ?? []),
  ...(content?.of(promoKinds)['audio-tracks'].map(({ url }) => url) ?? []),
  ...[...(content?.of(wordKinds).words.values() ?? [])].flat().map(({ word }) => soundPath(wordId(word))),
])

const isFile = (name: string) => allContent.some(({ kinds }) => name in kinds.files)
const isFolder = (name: string) => allContent.some(({ kinds }) => name in kinds.folders)

test('content holds no file that nothing reads', () => {
  const isRead = (file: string): boolean => {
    const [, first = '', second] = file.split('/')
    if (first === 'media') return media.has(file.replace('content', ''))
    if (!file.endsWith('.json')) return false
    return second === undefined ? isFile(first.replace('.json', '')) : isFolder(first)
  }
  const unread = filesBelow('content').filter((file) => !isRead(file))
  expect(
    unread.map(
      (file) => `${file}: name it in the \`kinds\` of an area’s content (server/src/authoring/kinds/)`,
    ),
  ).toEqual([])
})

import path from 'node:path'
import { soundPath } from '@/domain/vocabulary/soundPath'
import { wordId } from '@/domain/vocabulary/wordId'
import { contentFiles, contentFolders } from '../../server/src/authoring/contentSchemas'
import { readContent } from '../../server/src/authoring/readContent'
import { filesBelow, root } from './sourceFiles'

test('the content is valid and its references hold (npm run content -- --check)', () => {
  expect(readContent(path.join(root, 'content')).problems).toEqual([])
})

/** Recordings, clips and their first pictures, as the content names them. */
const { content } = readContent(path.join(root, 'content'))
const media = new Set([
  ...(content?.videos.flatMap(({ url, poster }) => [url, poster]) ?? []),
  ...(content?.['audio-tracks'].map(({ url }) => url) ?? []),
  ...[...(content?.words.values() ?? [])].flat().map(({ word }) => soundPath(wordId(word))),
])

test('content holds no file that nothing reads', () => {
  const isRead = (file: string): boolean => {
    const [, first = '', second] = file.split('/')
    if (first === 'media') return media.has(file.replace('content', ''))
    if (!file.endsWith('.json')) return false
    return second === undefined ? first.replace('.json', '') in contentFiles : first in contentFolders
  }
  expect(filesBelow('content').filter((file) => !isRead(file))).toEqual([])
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { recitationSound } from '@/domain/recitation/recitationSound'
import { soundPath } from '@/domain/vocabulary/soundPath'
import { wordId } from '@/domain/vocabulary/wordId'
import { courseKinds } from '../../server/src/authoring/kinds/courseKinds'
import { exerciseKinds } from '../../server/src/authoring/kinds/exerciseKinds'
import { learningKinds } from '../../server/src/authoring/kinds/learningKinds'
import { promoKinds } from '../../server/src/authoring/kinds/promoKinds'
import { liveKinds } from '../../server/src/authoring/kinds/liveKinds'
import { listeningKinds } from '../../server/src/authoring/kinds/listeningKinds'
import { wordKinds } from '../../server/src/authoring/kinds/wordKinds'
import { markOf } from '../../server/src/authoring/ContentFolder'
import { allContent, contentFolder } from '../../server/src/services/allContent'
import { filmOfClip } from '../../server/src/services/live/BroadcastClips'
import { computedAnswers } from '../../scripts/answers/computedAnswers'
import { filesBelow, root } from './sourceFiles'

const { content, problems } = contentFolder(path.join(root, 'content')).read()

test('the content is valid and its references hold (npm run content -- --check)', () => {
  expect(problems).toEqual([])
})

test('what can be computed is what its key says', () => {
  const answers = content && computedAnswers(content)
  expect(answers?.problems).toEqual([])
  expect(answers?.maths.computed).toBeGreaterThan(100)
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

test('lessons are counted as the outlines have them: no poster names another number (decisions/042)', () => {
  const json = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  const lessonsOf = (outline: unknown): number =>
    objectsIn(json(`content/outlines/${String(outline)}.json`)).filter(({ lessonId }) => lessonId).length
  const counts = new Map(
    filesBelow('content')
      .filter((file) => file.startsWith('content/goods/'))
      .flatMap((file) => objectsIn(json(file)))
      .filter(({ goodsId, outline }) => goodsId && outline)
      .map(({ goodsId, outline }) => [String(goodsId), lessonsOf(outline)] as const),
  )
  const said = filesBelow('content')
    .filter((file) => /^content\/(pages|posters)\//.test(file))
    .flatMap((file) =>
      objectsIn(json(file)).flatMap(({ value, label, ...words }) => [
        ...(label === '课时' ? [{ file, lessons: Number(value) }] : []),
        ...[
          ...Object.values(words)
            .join('\n')
            .matchAll(/(\d+) ?课时/g),
        ].map(([, count]) => ({
          file,
          lessons: Number(count),
        })),
      ]),
    )
  expect(said.length).toBeGreaterThan(0)
  const known = [...counts.values()]
  const wrong = said.filter(({ file, lessons }) => {
    const goodsId = /cover-(\d+)\.json/.exec(file)?.[1]
    return goodsId ? counts.get(goodsId) !== lessons : !known.includes(lessons)
  })
  expect(wrong).toEqual([])
})

const cutPieces = content?.of(liveKinds)['live-clips'] ?? []

/** Recordings, clips and their first pictures, as the content names them. */
const media = new Set([
  ...(content?.of(courseKinds).videos.flatMap(({ url, poster }) => [url, poster]) ?? []),
  ...(content?.of(promoKinds)['audio-tracks'].map(({ url }) => url) ?? []),
  ...(content?.of(listeningKinds)['audio-lessons'].map(({ trackId }) => `/film-media/${trackId}/audio.mp3`) ??
    []),
  ...cutPieces.flatMap(({ clip, pieces }) =>
    pieces.map((_, no) => `/film-media/${filmOfClip(clip)}/${no}.ts`),
  ),
  ...[...(content?.of(wordKinds).words.values() ?? [])].flat().map(({ word }) => soundPath(wordId(word))),
  ...[...(content?.of(exerciseKinds).recitations.values() ?? [])].flatMap(({ passages }) =>
    passages.map(({ id }) => recitationSound(id)),
  ),
])

const films = content?.of(learningKinds).films ?? new Map<string, unknown>()

/** Read by the loader before any area (ContentLoader). */
const REVISION = 'content/revision.json'

/** For authors, not for programs. */
const NOTES = ['content/questions.md']

const isFile = (name: string) => allContent.some(({ kinds }) => name in kinds.files)
const isFolder = (name: string) => allContent.some(({ kinds }) => name in kinds.folders)

test('changed content has a revision of its own: npm run content -- --raise', () => {
  const folder = contentFolder(path.join(root, 'content'))
  expect(folder.release().mark).toBe(markOf(folder.hashes()))
})

test('content holds no file that nothing reads', () => {
  const isRead = (file: string): boolean => {
    const [, first = '', second] = file.split('/')
    if (first === 'film-media')
      return (second !== undefined && films.has(second)) || media.has(file.replace('content', ''))
    if (first === 'media') return media.has(file.replace('content', ''))
    if (file === REVISION) return true
    if (!file.endsWith('.json')) return NOTES.includes(file)
    return second === undefined ? isFile(first.replace('.json', '')) : isFolder(first)
  }
  const unread = filesBelow('content').filter((file) => !isRead(file))
  expect(
    unread.map(
      (file) => `${file}: name it in the \`kinds\` of an area’s content (server/src/authoring/kinds/)`,
    ),
  ).toEqual([])
})

import { posix } from 'node:path'
import { bringItems } from '../../authoring/bringItems'
import type { AreaContent, Content, ContentProblem } from '../../authoring/Content'
import { courseKinds } from '../../authoring/kinds/courseKinds'
import { learningKinds } from '../../authoring/kinds/learningKinds'

/** What a film shows beside its qualities. */
const BESIDE = ['poster.webp', 'zh.vtt']

type Has = (file: string) => boolean
type TextOf = (file: string) => string

/** The pieces that a playlist names, beside it. */
const piecesOf = (playlist: string, textOf: TextOf): string[] =>
  textOf(playlist)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((piece) => posix.join(posix.dirname(playlist), piece))

const lostFiles = (content: Content, has: Has, textOf: TextOf): ContentProblem[] =>
  [...content.of(learningKinds).films].flatMap(([name, { qualities }]) => {
    const playlists = qualities.map(({ playlist }) => `film-media/${name}/${playlist}`)
    const pieces = playlists.filter(has).flatMap((playlist) => piecesOf(playlist, textOf))
    return [...playlists, ...BESIDE.map((file) => `film-media/${name}/${file}`), ...pieces]
      .filter((file) => !has(file))
      .map((file) => ({ file: `films/${name}.json`, path: '', reason: `there is no file content/${file}` }))
  })

/** A lesson names a film that is there, with its files; slides follow each other within the film. */
const checkFilms = (content: Content, has: Has, textOf: TextOf): readonly ContentProblem[] => {
  const { films } = content.of(learningKinds)
  const lost = [...content.of(courseKinds).outlines].flatMap(([name, chapters]) =>
    chapters
      .flatMap(({ lessons }) => lessons)
      .filter(({ clip }) => clip !== undefined && !films.has(clip))
      .map(({ lessonId, clip }) => ({
        file: `outlines/${name}.json`,
        path: lessonId,
        reason: `there is no film ${clip ?? ''}`,
      })),
  )
  const disordered = [...films].flatMap(([name, { slides, seconds }]) => {
    const places = slides.map(({ at }) => at)
    const isInOrder = places.every((at, index) => at > (places[index - 1] ?? -1) && at < seconds)
    return isInOrder
      ? []
      : [{ file: `films/${name}.json`, path: 'slides', reason: 'places are out of order' }]
  })
  return [...lost, ...disordered, ...lostFiles(content, has, textOf)]
}

/** The films of lessons. */
export const learningContent: AreaContent = {
  kinds: learningKinds,
  check: checkFilms,
  load: (tx, content) => bringItems(tx, 'film', [...content.of(learningKinds).films]),
}

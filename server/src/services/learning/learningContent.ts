import { bringItems } from '../../authoring/bringItems'
import type { AreaContent, Content, ContentProblem } from '../../authoring/Content'
import { courseKinds } from '../../authoring/kinds/courseKinds'
import { learningKinds } from '../../authoring/kinds/learningKinds'

/** What a film shows beside its qualities. */
const BESIDE = ['poster.webp', 'zh.vtt']

const lostFiles = (content: Content, has: (file: string) => boolean): ContentProblem[] =>
  [...content.of(learningKinds).films].flatMap(([name, { qualities }]) =>
    [...qualities.map(({ playlist }) => playlist), ...BESIDE]
      .map((file) => `film-media/${name}/${file}`)
      .filter((file) => !has(file))
      .map((file) => ({ file: `films/${name}.json`, path: '', reason: `there is no file content/${file}` })),
  )

/** A lesson names a film that is there, with its files; slides follow each other within the film. */
const checkFilms = (content: Content, has: (file: string) => boolean): readonly ContentProblem[] => {
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
  return [...lost, ...disordered, ...lostFiles(content, has)]
}

/** The films of lessons. */
export const learningContent: AreaContent = {
  kinds: learningKinds,
  check: checkFilms,
  load: (tx, content) => bringItems(tx, 'film', [...content.of(learningKinds).films]),
}

import type { Content, ContentProblem } from '../../../authoring/Content'
import { duplicatesOf } from '../../../authoring/checks/duplicatesOf'
import { courseKinds } from '../../../authoring/kinds/courseKinds'
import { formulaProblems } from '../../../formulas/authoredFormulas'

/** Finds duplicate points and cards, lessons that no outline has, and errors in their formulas. */
export const checkPoints = (content: Content): readonly ContentProblem[] => {
  const { points, outlines } = content.of(courseKinds)
  const known = new Set(
    [...outlines].flatMap(([outline, chapters]) =>
      chapters.flatMap(({ lessons }) => lessons.map(({ lessonId }) => `${outline}:${lessonId}`)),
    ),
  )
  const all = [...points].flatMap(([key, { chapters }]) =>
    chapters.flatMap((chapter) => chapter.points.map((point) => ({ ...point, file: `points/${key}.json` }))),
  )
  const ids = [
    ...all.map(({ pointId }) => pointId),
    ...all.flatMap(({ cards }) => cards.map(({ cardId }) => cardId)),
  ]
  return [
    ...duplicatesOf(ids).map((path) => ({ file: 'points', path, reason: 'stands twice' })),
    ...all.flatMap(({ file, pointId, lessons }) =>
      lessons
        .filter((lesson) => !known.has(lesson))
        .map((lesson) => ({ file, path: pointId, reason: `there is no lesson ${lesson}` })),
    ),
    ...all.flatMap(({ file, pointId, text, cards }) =>
      formulaProblems([...text, ...cards.flatMap(({ front, back }) => [front, back])]).map((reason) => ({
        file,
        path: pointId,
        reason,
      })),
    ),
  ]
}

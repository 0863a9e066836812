import { passageProblems } from '@/domain/recitation/parsePassage'
import { recitationSound } from '@/domain/recitation/recitationSound'
import type { Content, ContentProblem } from '../../../authoring/Content'
import { duplicatesOf } from '../../../authoring/checks/duplicatesOf'
import { exerciseKinds } from '../../../authoring/kinds/exerciseKinds'

const ALIKE = /[\s{}，。；：、？！“”]/gu

/**
 * Finds passages that cannot be recited, that belong to no knowledge point, that are duplicates, or that have no
 * recording.
 */
export const checkRecitations = (content: Content, has: (file: string) => boolean): ContentProblem[] => {
  const { recitations, questions } = content.of(exerciseKinds)
  const points = new Set(
    [...questions.values()].flatMap((file) => file.questions.map(({ point }) => `${file.subject} ${point}`)),
  )
  const all = [...recitations.values()].flatMap(({ passages }) => passages)
  const ids = new Set(duplicatesOf(all.map(({ id }) => id)))
  const texts = new Set(duplicatesOf(all.map(({ text }) => text.replace(ALIKE, ''))))
  const subjects = new Set(duplicatesOf([...recitations.values()].map(({ subject }) => subject)))
  return [...recitations].flatMap(([name, { subject, passages }]) => {
    const file = `recitations/${name}.json`
    const twice = subjects.has(subject) ? [{ file, path: 'subject', reason: 'has two files' }] : []
    const found = passages.flatMap(({ id, point, text }) => {
      const reasons = [
        ...passageProblems(text),
        ...(points.has(`${subject} ${point}`) ? [] : [`no question of ${subject} is about ${point}`]),
        ...(ids.has(id) || texts.has(text.replace(ALIKE, '')) ? ['stands there twice'] : []),
        ...(has(recitationSound(id).slice(1)) ? [] : ['has no recording: npm run recitation-sounds']),
      ]
      return reasons.map((reason) => ({ file, path: id, reason }))
    })
    return [...twice, ...found]
  })
}

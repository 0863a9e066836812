import { groupBy } from '@/lib/groupBy'
import type { Content, ContentProblem } from '../../../authoring/Content'
import { exerciseKinds } from '../../../authoring/kinds/exerciseKinds'

/** A subject with so many questions has several of each of its points. */
const WHOLE_SUBJECT = 20

/**
 * Finds knowledge points with a single question in a whole subject: probably a typo, and an intended point needs a
 * second question.
 */
export const checkPoints = (content: Content): ContentProblem[] => {
  const asked = [...content.of(exerciseKinds).questions].flatMap(([name, { subject, questions }]) =>
    questions.map(({ id, point }) => ({ file: `questions/${name}.json`, path: id, subject, point })),
  )
  const whole = [...groupBy(asked, ({ subject }) => subject)].filter(
    ([, questions]) => questions.length >= WHOLE_SUBJECT,
  )
  return whole.flatMap(([subject, questions]) =>
    [...groupBy(questions, ({ point }) => point)].flatMap(([point, [first, ...others]]) =>
      first && others.length === 0
        ? { file: first.file, path: first.path, reason: `no other question of ${subject} is about ${point}` }
        : [],
    ),
  )
}

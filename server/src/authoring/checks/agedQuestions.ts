import type { Content } from '../Content'
import { exerciseKinds } from '../kinds/exerciseKinds'

/** Finds questions on news whose end has passed: an author takes newer ones. */
export const agedQuestions = (content: Content, today: string): string[] =>
  [...content.of(exerciseKinds).questions.values()].flatMap(({ questions }) =>
    questions.flatMap(({ id, until }) => (until !== undefined && until < today ? id : [])),
  )

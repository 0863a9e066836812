import { testedOnly } from '@/domain/attempt/diagnosticTests'
import { requestedIdsOf } from '../../../authoring/requestedIdsOf'
import type { ContentOf } from '../../../authoring/Content'
import type { exerciseKinds } from '../../../authoring/kinds/exerciseKinds'

type Files = Pick<ContentOf<typeof exerciseKinds>, 'questions' | 'exams' | 'mocks'>

/**
 * The questions of papers and of a test of their own: no other attempt asks them, and their keys are released nowhere
 * else (decision 067).
 */
export const reservedQuestions = ({ questions, exams, mocks }: Files): ReadonlySet<string> => {
  const papers = [...exams.values(), ...[...mocks.values()].flatMap((mock) => mock.papers)]
  const tested = [...questions.values()].filter(({ subject }) => subject === testedOnly)
  return new Set([...requestedIdsOf(papers), ...tested.flatMap((file) => file.questions.map(({ id }) => id))])
}

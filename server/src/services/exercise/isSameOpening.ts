import type { Attempt, Opening } from '@/contracts/exercise/attempts'
import { diagnosticTests } from '@/domain/attempt/diagnosticTests'
import { mockAttemptId } from '@/domain/mocks/mockId'

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  new Set([...some, ...others]).size === new Set(some).size && new Set(some).size === new Set(others).size

type Begun = Pick<Attempt, 'attemptId' | 'kind' | 'paperId' | 'subject' | 'point' | 'test' | 'subjects'> & {
  readonly questions: readonly Pick<Attempt['questions'][number], 'id' | 'point' | 'type'>[]
}

/** Whether an attempt is what an opening begins, as far as the attempt tells: of a practice, what it asks tells it. */
export const isSameOpening = (opening: Opening, begun: Begun): boolean => {
  if (opening.kind !== begun.kind) return false
  switch (opening.kind) {
    case 'exam':
      return begun.paperId === opening.paperId
    case 'mock':
      return begun.attemptId === mockAttemptId(opening.mockId)
    case 'diagnosis':
      return (
        begun.test === opening.test &&
        (diagnosticTests[opening.test].parts.from === 'points' ||
          isSameSet(begun.subjects ?? [], opening.subjects))
      )
    case 'pointTest':
      return begun.subject === opening.subject && begun.point === opening.point
    case 'synthesis':
    case 'adaptive':
      return begun.subject === opening.subject
    case 'practice':
    case 'drill':
    case 'recite': {
      const { subject, point, type, question } = opening
      return (
        begun.subject === subject &&
        begun.questions.every(
          (asked) =>
            (point === undefined || asked.point === point) &&
            (type === undefined || asked.type === type) &&
            (question === undefined || asked.id === question),
        )
      )
    }
  }
}

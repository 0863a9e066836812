import type { Attempt, Opening } from '@/contracts/exercise/attempts'
import { isSameTest } from '@/domain/attempt/isSameTest'
import { mockAttemptId } from '@/domain/mocks/mockId'

type Begun = Pick<Attempt, 'attemptId' | 'kind' | 'paperId' | 'subject' | 'point' | 'test' | 'subjects'> & {
  readonly questions: readonly Pick<Attempt['questions'][number], 'id' | 'point' | 'type'>[]
}

/** Whether an attempt matches an opening, as far as its row shows; a practice is matched by its questions. */
export const isSameOpening = (opening: Opening, begun: Begun): boolean => {
  if (opening.kind !== begun.kind) return false
  switch (opening.kind) {
    case 'mock':
      return begun.attemptId === mockAttemptId(opening.mockId)
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
    case 'exam':
    case 'synthesis':
    case 'adaptive':
    case 'pointTest':
    case 'diagnosis':
      return isSameTest(opening, begun)
  }
}

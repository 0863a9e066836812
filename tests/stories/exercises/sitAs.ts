import type { Answer } from '@/domain/attempt/Question'
import type { KeptSession } from '../../e2e/sessionOf'
import { askAs } from './askAs'

interface Given {
  readonly question: string
  readonly answer: Answer
  /** How long it took, in milliseconds. */
  readonly took?: number
}

/** Answers questions of an attempt on another device, at a moment of the backend's clock; `isLast` hands it in too. */
export const sitAs = async (
  session: KeptSession,
  attemptId: string,
  { at, given, isLast }: { readonly at: number; readonly given: readonly Given[]; readonly isLast: boolean },
): Promise<void> => {
  const answers = given.map(({ question, answer, took = 5000 }) => ({
    id: `given-${question}`,
    at,
    kind: 'answer',
    question,
    answer,
    took,
  }))
  await askAs(session)('POST', `attempts/${attemptId}/events`, {
    device: 'otherdev',
    clock: { sentAt: at, offset: 0 },
    events: [...answers, ...(isLast ? [{ id: 'given-hand-in', at, kind: 'handIn' }] : [])],
  })
}

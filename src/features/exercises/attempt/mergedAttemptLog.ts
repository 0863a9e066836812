import type { SentEvent } from '@/contracts/exercise/attemptEvents'
import type { Attempt } from '@/contracts/exercise/attempts'
import type { AttemptEvent } from '@/domain/attempt/events'

const OTHERS = 'backend'

/** The shortest event log that leads to the backend's state of an attempt. */
const eventsOfAnswers = ({ answers, startedAt, endedAt, endedBy }: Attempt): AttemptEvent[] => {
  const made: AttemptEvent[] = []
  const head = () => ({ id: `0-${String(made.length).padStart(5, '0')}`, at: startedAt, device: OTHERS })
  for (const { questionId: question, answer, took, isMarked, isGuessed, isRevealed } of answers) {
    if (answer) made.push({ ...head(), kind: 'answer', question, answer, took: Math.min(took, 1) })
    if (isRevealed) made.push({ ...head(), kind: 'reveal', question })
    if (isMarked) made.push({ ...head(), kind: 'mark', question, on: true })
    if (isGuessed) made.push({ ...head(), kind: 'guess', question, on: true })
  }
  if (endedAt !== null)
    made.push({ ...head(), at: endedAt, kind: endedBy === 'expire' ? 'expire' : 'handIn' })
  for (const { questionId: question, awarded } of answers)
    if (awarded) made.push({ ...head(), at: endedAt ?? startedAt, kind: 'award', question, points: awarded })
  return made
}

/** The log of an attempt on this device: the backend's events, followed by local ones. */
export const mergedAttemptLog = (
  attempt: Attempt,
  own: readonly SentEvent[],
  device: string,
): AttemptEvent[] => [
  ...eventsOfAnswers(attempt),
  // In the order of the device, whatever its clock says: all of it came after the backend's answer.
  ...own.map((event, at) => ({ ...event, at: Math.max(attempt.now, attempt.startedAt) + 1 + at, device })),
]

import { useState } from 'react'
import type { Opening } from '@/contracts/exercise/attempts'
import { useAttempts } from '../stores/useAttempts'
import { AttemptView } from './AttemptView'
import { PracticeDone } from './PracticeDone'

/** Practice without an end: one group after the other, each with its result. */
export function PracticeGroups({ opening }: { readonly opening: Opening }) {
  const attempts = useAttempts()
  const [attemptId, setAttemptId] = useState(() => attempts.idFor(opening))
  const [isDone, setDone] = useState(false)
  const close = (): void => {
    attempts.leave(attemptId)
    setDone(true)
  }
  const again = (): void => {
    attempts.forget(attemptId)
    setAttemptId(attempts.idFor(opening))
    setDone(false)
  }
  if (isDone) return <PracticeDone attemptId={attemptId} onAgain={again} />
  return <AttemptView key={attemptId} attemptId={attemptId} opening={opening} onClosed={close} />
}

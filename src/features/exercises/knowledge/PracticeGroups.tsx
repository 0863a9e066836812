import { useState } from 'react'
import type { Opening } from '@/contracts/exercise/attempts'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { useAttempts } from '../attempt/useAttempts'
import { useMistakeBook } from '../mistakes/useMistakeBook'
import { AttemptView } from '../attempt/AttemptView'
import { PracticeDone } from './PracticeDone'

interface PracticeGroupsProps {
  readonly opening: Opening
}

/** Practice without an end: one group after the other, each with its result. `done` in the address is the group that is reported. */
export function PracticeGroups({ opening }: PracticeGroupsProps) {
  const { navigator } = useStores()
  const attempts = useAttempts()
  const { id, given } = useRoute()
  const { done, ...practice } = given
  const again = (attemptId: string): void => {
    attempts.forget(attemptId)
    void navigator.replace(id, practice)
  }
  if (done) return <PracticeDone attemptId={done} onAgain={() => again(done)} />
  // Mark the group as done in the address, so that a reload or a return begins no other one.
  return (
    <Group
      opening={opening}
      onClosed={(attemptId) => void navigator.replace(id, { ...practice, done: attemptId })}
    />
  )
}

interface GroupProps extends PracticeGroupsProps {
  readonly onClosed: (attemptId: string) => void
}

function Group({ opening, onClosed }: GroupProps) {
  const attempts = useAttempts()
  const book = useMistakeBook()
  const [attemptId] = useState(() => attempts.idFor(opening))
  const close = (): void => {
    attempts.leave(attemptId)
    void book.bringDue()
    onClosed(attemptId)
  }
  return <AttemptView attemptId={attemptId} opening={opening} onClosed={close} />
}

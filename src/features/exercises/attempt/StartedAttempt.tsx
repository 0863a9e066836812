import { useEffect, useState } from 'react'
import type { Opening } from '@/contracts/exercise/attempts'
import type { RouteId } from '@/routes/table'
import { useStores } from '@/stores/useStores'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useAttempts } from './useAttempts'
import { useMistakeBook } from '../mistakes/useMistakeBook'
import { AttemptView } from './AttemptView'

interface BegunAttemptProps {
  /** An attempt that is there already. */
  readonly attemptId?: string | undefined
  /** What is begun where none is named. */
  readonly opening?: Opening | undefined
  /** The page of its report; it gets `attempt`. */
  readonly report: Extract<
    RouteId,
    | 'exercisesExamReport'
    | 'exercisesCombatAbilityReport'
    | 'exercisesKnowledgeReport'
    | 'exercisesSynthesisReport'
    | 'exercisesStrengthReport'
  >
}

/** An attempt that ends with a page of its own: from its beginning, or from where it was, on this device or another. */
export function StartedAttempt({ attemptId, opening, report }: BegunAttemptProps) {
  const { navigator } = useStores()
  const attempts = useAttempts()
  const book = useMistakeBook()
  const [id, setId] = useState(attemptId)
  useEffect(() => {
    if (id === undefined && opening) void attempts.idAnywhere(opening).then(setId)
  }, [])
  if (id === undefined) return <Skeleton variant="detail" />
  const close = (): void => {
    attempts.leave(id)
    void book.bringDue()
    void navigator.replace(report, { attempt: id })
  }
  return <AttemptView attemptId={id} opening={attemptId ? undefined : opening} onClosed={close} />
}

import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { DiagnosticName } from '@/domain/attempt/diagnosticTests'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { diagnosisOf } from './diagnosisAddress'
import { useAttempts } from '../attempt/useAttempts'
import { StartedAttempt } from '../attempt/StartedAttempt'
import { DiagnosticStart } from './DiagnosticStart'
import '../exercises.scss'

interface DiagnosticTestProps {
  readonly test: DiagnosticName
}

/**
 * The page of a diagnostic test, for learners and visitors: its choice; with `?subjects=` its questions, with
 * `?attempt=` an existing one.
 */
export const DiagnosticTestPage = observer(function DiagnosticTestPage({ test }: DiagnosticTestProps) {
  const { session } = useStores()
  // Key by uid: another login has its own unfinished tests.
  return <Whose key={session.uid} test={test} />
})

function Whose({ test }: DiagnosticTestProps) {
  const attempts = useAttempts()
  const [isReady, setReady] = useState(!attempts.hasVisits)
  useEffect(() => {
    if (!isReady) void attempts.takeOver().finally(() => setReady(true))
  }, [attempts, isReady])
  return isReady ? <Test test={test} /> : <Skeleton variant="detail" />
}

function Test({ test }: DiagnosticTestProps) {
  const { attempt, subjects } = useRoute().given
  if (attempt) return <StartedAttempt attemptId={attempt} report="exercisesStrengthReport" />
  if (subjects)
    return <StartedAttempt opening={diagnosisOf(test, subjects)} report="exercisesStrengthReport" />
  return <DiagnosticStart test={test} />
}

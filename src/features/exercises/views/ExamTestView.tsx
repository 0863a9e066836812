import { useState } from 'react'
import type { Opening } from '@/contracts/exercise/attempts'
import { useRoute } from '@/stores/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/Empty'
import { AttemptView } from '../components/AttemptView'
import { useAttempts } from '../stores/useAttempts'

/** /exercises/exam-test?paperId= or ?attempt=: a whole paper against the clock, from its beginning or from where it was. */
export function ExamTestView() {
  const { navigator } = useStores()
  const { paperId, attempt } = useRoute().given
  if (attempt) return <Exam attemptId={attempt} />
  if (paperId) return <Begun opening={{ kind: 'exam', paperId }} />
  return (
    <Empty
      title="还没有选试卷"
      hint="选一套卷，限时做完马上出成绩"
      action={{ text: '去选卷', onPress: () => void navigator.go('exercisesExamDetail') }}
    />
  )
}

function Begun({ opening }: { readonly opening: Opening }) {
  const attempts = useAttempts()
  const [attemptId] = useState(() => attempts.idFor(opening))
  return <Exam attemptId={attemptId} opening={opening} />
}

interface ExamProps {
  readonly attemptId: string
  readonly opening?: Opening
}

function Exam({ attemptId, opening }: ExamProps) {
  const { navigator } = useStores()
  const attempts = useAttempts()
  const close = (): void => {
    attempts.leave(attemptId)
    void navigator.replace('exercisesExamReport', { attempt: attemptId })
  }
  return <AttemptView attemptId={attemptId} opening={opening} onClosed={close} />
}

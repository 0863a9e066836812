import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { AttemptView } from '../../attempt/AttemptView'
import { StartedAttempt } from '../../attempt/StartedAttempt'
import { kindTexts } from '../../question/questionTexts'
import { reportPlaceOf } from '../../reports/reportPages'
import { useAttempts } from '../../attempt/useAttempts'

/** /exercises/exam-test?paperId= a whole paper against the clock; ?attempt= whatever was begun, from where it was. */
export function ExamTestView() {
  const { navigator } = useStores()
  const { paperId, attempt } = useRoute().given
  if (attempt) return <ResumableTest attemptId={attempt} />
  if (paperId) return <StartedAttempt opening={{ kind: 'exam', paperId }} report="exercisesExamReport" />
  return (
    <Empty
      title="还没有选试卷"
      hint="选一套卷，限时做完马上出成绩"
      action={{ text: '去选卷', onPress: () => void navigator.go('exercisesExamDetail') }}
    />
  )
}

/** An attempt that is there already, of any kind: its title and its report are those of its kind. */
const ResumableTest = observer(function ResumableTest({ attemptId }: { readonly attemptId: string }) {
  const { navigator } = useStores()
  const { describe } = useRoute()
  const attempts = useAttempts()
  const log = attempts.logOf(attemptId)
  const kind = log.attempt?.kind
  useEffect(() => {
    if (kind) describe({ title: kindTexts[kind] })
  }, [kind, describe])
  const close = (): void => {
    attempts.leave(attemptId)
    if (log.attempt) void navigator.replace(...reportPlaceOf(log.attempt))
  }
  return <AttemptView attemptId={attemptId} onClosed={close} />
})

import { useRoute } from '@/stores/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/Empty'
import { BegunAttempt } from '../components/BegunAttempt'

/** /exercises/exam-test?paperId= or ?attempt=: a whole paper against the clock, from its beginning or from where it was. */
export function ExamTestView() {
  const { navigator } = useStores()
  const { paperId, attempt } = useRoute().given
  if (attempt) return <BegunAttempt attemptId={attempt} report="exercisesExamReport" />
  if (paperId) return <BegunAttempt opening={{ kind: 'exam', paperId }} report="exercisesExamReport" />
  return (
    <Empty
      title="还没有选试卷"
      hint="选一套卷，限时做完马上出成绩"
      action={{ text: '去选卷', onPress: () => void navigator.go('exercisesExamDetail') }}
    />
  )
}

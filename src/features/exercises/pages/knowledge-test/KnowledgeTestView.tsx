import { POINT_TEST_SIZE } from '@/domain/attempt/testSizes'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { StartedAttempt } from '../../attempt/StartedAttempt'
import { PointChoice } from '../../knowledge/PointChoice'

/** /exercises/knowledge-test?subject=&point= or ?attempt=: a test on one knowledge point; without one, which there are. */
export function KnowledgeTestView() {
  const { navigator } = useStores()
  const { subject, point, attempt } = useRoute().given
  if (attempt) return <StartedAttempt attemptId={attempt} report="exercisesKnowledgeReport" />
  if (subject && point)
    return (
      <StartedAttempt opening={{ kind: 'pointTest', subject, point }} report="exercisesKnowledgeReport" />
    )
  return (
    <PointChoice
      title={`选一个知识点，最多 ${POINT_TEST_SIZE} 题`}
      onChoose={({ subject: of, point: chosen }) =>
        void navigator.go('exercisesKnowledgeTest', { subject: of.subject, point: chosen.point })
      }
    />
  )
}

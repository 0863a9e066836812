import { useRoute } from '@/stores/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/Empty'
import { AttemptReview } from '../components/AttemptReview'

/** /exercises/analysis?gid=&type=: an attempt looked at again; `type=wrong` leaves out what was right. */
export function AnalysisView() {
  const { navigator } = useStores()
  const { gid, type } = useRoute().given
  if (gid) return <AttemptReview key={gid} attemptId={gid} wrongOnly={type === 'wrong'} />
  return (
    <Empty
      title="还没有选要看的解析"
      hint="从练习记录里打开一次练习或考试"
      action={{ text: '去练习记录', onPress: () => void navigator.go('exercisesPracticeRecord') }}
    />
  )
}

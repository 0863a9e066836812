import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { AttemptReview } from '../../reports/AttemptReview'
import type { ReviewPart } from '../../reports/Review'

const PARTS: Readonly<Record<string, ReviewPart>> = { wrong: 'wrong', award: 'award' }

/**
 * /exercises/analysis?gid=&type=: review of an attempt; `type=wrong` leaves out right answers, `type=award` shows only
 * own writing, to award its points.
 */
export function AnalysisView() {
  const { navigator } = useStores()
  const { gid, type } = useRoute().given
  if (gid) return <AttemptReview key={gid} attemptId={gid} part={PARTS[type ?? ''] ?? 'all'} />
  return (
    <Empty
      title="还没有选要看的解析"
      hint="从练习记录里打开一次练习或考试"
      action={{ text: '去练习记录', onPress: () => void navigator.go('exercisesPracticeRecord') }}
    />
  )
}

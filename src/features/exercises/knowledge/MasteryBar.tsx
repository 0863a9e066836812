import { View } from '@tarojs/components'
import type { KnowledgePoint } from '@/contracts/exercise/knowledge'
import { cx } from '@/ui/cx'
import { ProgressBar } from '@/ui/charts/ProgressBar'

/** How far a point is mastered; grey while too little is known. */
export function MasteryBar({ point: { point, mastery } }: { readonly point: KnowledgePoint }) {
  return (
    <View className={cx('exercise__tally', mastery === null && 'exercise__tally--thin')}>
      <ProgressBar value={mastery ?? 0} label={`${point}的掌握度`} />
    </View>
  )
}

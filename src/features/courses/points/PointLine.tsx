import { View } from '@tarojs/components'
import type { PointRow } from '@/contracts/course/points'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { Tag } from '@/ui/feedback/Tag'
import { masteryText, weightText } from './masteryText'

interface PointLineProps {
  readonly point: PointRow
  /** The point's place in the outline, where the list does not show it. */
  readonly place?: string
}

/** A knowledge point in a list: how often it is examined and how far it is mastered. */
export function PointLine({ point, place }: PointLineProps) {
  const { navigator } = useStores()
  const { pointId, title, weight, lessons, done } = point
  const { text, tone } = masteryText(point)
  const learned = lessons === 0 ? '' : ` · 已学 ${done}/${lessons} 课时`
  return (
    <Cell
      title={title}
      note={
        <View>
          {place === undefined ? '' : `${place} · `}
          {weightText[weight]}
          {learned}
        </View>
      }
      value={<Tag tone={tone}>{text}</Tag>}
      onPress={() => void navigator.go('knowledgeStructureDetail', { pointId })}
      testId={`point-${pointId}`}
    />
  )
}

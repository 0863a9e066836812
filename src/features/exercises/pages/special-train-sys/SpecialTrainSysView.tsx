import { View } from '@tarojs/components'
import type { KnowledgeSubject } from '@/contracts/exercise/knowledge'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { List } from '@/ui/layout/List'
import { KnowledgeBySubject } from '../../knowledge/KnowledgeBySubject'
import { PointActions } from '../../knowledge/PointActions'
import { PointCell } from '../../knowledge/PointCell'
import { PointSheet } from '../../knowledge/PointSheet'
import { masteryText, type PlacedPoint, weakPoints } from '../../knowledge/masteryTexts'
import { MasteryBar } from '../../knowledge/MasteryBar'

/** /exercises/special-train-sys?subject=: training by weakness: the weakest point first, then the others, then what is not measured. */
export function SpecialTrainSysView() {
  return (
    <KnowledgeBySubject>
      {(subject) => {
        const [weakest, ...others] = weakPoints([subject])
        const unknown = subject.points
          .filter(({ level }) => level === 'unknown')
          .map((point) => ({ subject, point }))
        return (
          <>
            <Weakest subject={subject.subject} placed={weakest} />
            <Points subject={subject} title="接着补" points={others} />
            <Points subject={subject} title="先测一测才知道" points={unknown} />
          </>
        )
      }}
    </KnowledgeBySubject>
  )
}

interface WeakestProps {
  readonly subject: string
  readonly placed: PlacedPoint | undefined
}

/** The one point to begin with; where none is known to be weak, the way to find one. */
function Weakest({ subject, placed }: WeakestProps) {
  const { navigator } = useStores()
  if (placed)
    return (
      <Card>
        <View className="exercise__note">最薄弱的知识点</View>
        <View className="exercise__title">{placed.point.point}</View>
        <MasteryBar point={placed.point} />
        <View className="exercise__note">{masteryText(placed.point)}</View>
        <PointActions subject={subject} point={placed.point} />
      </Card>
    )
  return (
    <Card>
      <View className="exercise__title">还没有找到薄弱点</View>
      <View className="exercise__note">综合测试覆盖全部知识点，测完就知道先补哪里</View>
      <Button
        size="s"
        onPress={() => void navigator.go('exercisesSynthesisTest', { subject })}
        testId="special-synthesis"
      >
        去综合测试
      </Button>
    </Card>
  )
}

interface PointsProps {
  readonly subject: KnowledgeSubject
  readonly title: string
  readonly points: readonly PlacedPoint[]
}

function Points({ subject, title, points }: PointsProps) {
  if (points.length === 0) return null
  return (
    <PointSheet subject={subject}>
      {(show) => (
        <List title={title}>
          {points.map((placed) => (
            <PointCell key={placed.point.point} placed={placed} onPress={show} />
          ))}
        </List>
      )}
    </PointSheet>
  )
}

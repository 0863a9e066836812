import { View } from '@tarojs/components'
import type { KnowledgePoint } from '@/contracts/exercise/knowledge'
import { POINT_TEST_SIZE, testedOf } from '@/domain/attempt/testSizes'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { LessonsButton } from './LessonsButton'

interface PointActionsProps {
  readonly subject: string
  readonly point: KnowledgePoint
}

/** What can be done for a knowledge point: practise it, be tested on it, learn it, solve again what was missed. */
export function PointActions({ subject, point: { point, testCount, missed } }: PointActionsProps) {
  const { navigator } = useStores()
  return (
    <View className="exercise__actions">
      <Button
        size="s"
        onPress={() => void navigator.go('exercisesBrushTopic', { subject, point, kind: 'practice' })}
        testId="point-practise"
      >
        练一组
      </Button>
      {testCount > 0 ? (
        <Button
          size="s"
          kind="soft"
          onPress={() => void navigator.go('exercisesKnowledgeTest', { subject, point })}
          testId="point-test"
        >
          测一测 · {testedOf(POINT_TEST_SIZE, testCount)} 题
        </Button>
      ) : null}
      {missed > 0 ? (
        <Button
          size="s"
          kind="soft"
          onPress={() => void navigator.go('exercisesMistakeBook', { subject, point })}
          testId="point-missed"
        >
          错题 {missed}
        </Button>
      ) : null}
      <LessonsButton subject={subject} />
    </View>
  )
}

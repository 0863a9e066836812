import { View } from '@tarojs/components'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'

/** The one thing to do after a test. */
export function NextStep({ report }: { readonly report: AttemptReport }) {
  const { navigator } = useStores()
  const { weakest, earned, points } = report
  if (weakest === null)
    return (
      <Card>
        <View className="exercise__title">下一步</View>
        <View className="exercise__note">
          {earned < points
            ? '先把没拿满分的题看懂，再用一整套卷检验一下'
            : '这次没有丢分的知识点，用一整套卷检验一下'}
        </View>
        <Button size="s" onPress={() => void navigator.go('exercisesExamDetail')} testId="ability-next">
          去做整套卷
        </Button>
      </Card>
    )
  return (
    <Card>
      <View className="exercise__title">下一步</View>
      <View className="exercise__note">丢分最多的是「{weakest.point}」，先练一组</View>
      <Button
        size="s"
        onPress={() => void navigator.go('exercisesBrushTopic', { ...weakest, kind: 'practice' })}
        testId="ability-next"
      >
        练「{weakest.point}」
      </Button>
    </Card>
  )
}

import { View } from '@tarojs/components'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { hasWrong } from './reportTexts'

/** The ways from a report to its questions: own writing to award, what went wrong, all. */
export function ReviewWays({ report }: { readonly report: AttemptReport }) {
  const { navigator } = useStores()
  const { open } = report
  const gid = report.attempt.attemptId
  return (
    <Card>
      {open > 0 ? <View className="exercise__note">还有 {open} 分主观题待你对照评分标准自评</View> : null}
      <View className="exercise__actions">
        {open > 0 ? (
          <Button
            size="s"
            onPress={() => void navigator.go('exercisesAnalysis', { type: 'award', gid })}
            testId="report-award"
          >
            去自评
          </Button>
        ) : null}
        {hasWrong(report) ? (
          <Button
            size="s"
            kind={open > 0 ? 'soft' : 'primary'}
            onPress={() => void navigator.go('exercisesAnalysis', { type: 'wrong', gid })}
            testId="report-wrong"
          >
            看错题解析
          </Button>
        ) : null}
        <Button
          size="s"
          kind="soft"
          onPress={() => void navigator.go('exercisesAnalysis', { type: 'paper', gid })}
          testId="report-all"
        >
          全部解析
        </Button>
      </View>
    </Card>
  )
}

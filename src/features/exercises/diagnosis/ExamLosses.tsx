import { View } from '@tarojs/components'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { byLoss, mostLost } from './typedScoreTexts'
import { typeNameOf } from '../question/questionTexts'
import { Breakdown } from '../reports/Breakdown'

/** Lost points of an own exam: the point and the type with the largest loss, each with advice, then all of them. */
export function ExamLosses({ report }: { readonly report: AttemptReport }) {
  const { types, knowledge, attempt, earned, points } = report
  return (
    <>
      <Card testId="losses-summary">
        <View className="exercise__title">{attempt.title}</View>
        <View>
          {earned} / {points} 分，丢了 {Math.round((points - earned) * 100) / 100} 分
        </View>
        {report.open > 0 ? (
          <View className="exercise__note">其中 {report.open} 分主观题还没自评，先算作没得</View>
        ) : null}
      </Card>
      <Advice report={report} />
      <Breakdown title="哪些知识点丢分" rows={byLoss(knowledge)} />
      <Breakdown
        title="哪些题型丢分"
        rows={byLoss(types).map((row) => ({ ...row, name: typeNameOf(row.name) }))}
      />
    </>
  )
}

function Advice({ report: { types, knowledge, attempt } }: { readonly report: AttemptReport }) {
  const { navigator } = useStores()
  const [point, type] = [mostLost(knowledge), mostLost(types)]
  const { subject, attemptId } = attempt
  return (
    <Card>
      <View className="exercise__title">下一步</View>
      <View className="exercise__note">
        {point && type
          ? `知识点丢得最多的是「${point.name}」（${point.lost} 分），题型丢得最多的是${typeNameOf(type.name)}（${type.lost} 分）`
          : '这次一分没丢，换一套卷再检验一次'}
      </View>
      <View className="exercise__actions">
        {point && type ? (
          <>
            <Button
              size="s"
              onPress={() =>
                void navigator.go('exercisesBrushTopic', { subject, point: point.name, kind: 'practice' })
              }
              testId="losses-point"
            >
              练「{point.name}」
            </Button>
            <Button
              size="s"
              kind="soft"
              onPress={() =>
                void navigator.go('exercisesBrushTopic', {
                  subject,
                  type: type.name,
                  kind: 'practice',
                })
              }
              testId="losses-type"
            >
              练{typeNameOf(type.name)}
            </Button>
            <Button
              size="s"
              kind="soft"
              onPress={() => void navigator.go('exercisesAnalysis', { type: 'wrong', gid: attemptId })}
              testId="losses-wrong"
            >
              看错题解析
            </Button>
          </>
        ) : (
          <Button size="s" onPress={() => void navigator.go('exercisesExamDetail')} testId="losses-exam">
            再做一套卷
          </Button>
        )}
      </View>
    </Card>
  )
}

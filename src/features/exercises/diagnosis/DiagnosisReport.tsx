import { View } from '@tarojs/components'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { diagnosticTestTexts, partsText } from './diagnosticTestTexts'
import { typeNameOf } from '../question/questionTexts'
import { hasWrong, namedApart, scoreText } from '../reports/reportTexts'
import { Breakdown } from '../reports/Breakdown'
import { DiagnosedParts } from './DiagnosedParts'
import { DiagnosisPicture } from './DiagnosisPicture'
import { NextStep } from '../reports/NextStep'

/** Report of a diagnostic test: results by part, one next step, losses, and a share picture. */
export function DiagnosisReport({ report }: { readonly report: AttemptReport }) {
  const { attempt, parts, types, knowledge } = report
  return (
    <>
      <Card testId="diagnosis-summary">
        <View className="exercise__title">{attempt.title}</View>
        <View>{partsText(parts)}</View>
        <View className="exercise__note">{scoreText(report)}；能力值 50 为中等水平</View>
      </Card>
      <Next report={report} />
      <DiagnosedParts parts={parts} />
      <Breakdown title="按知识点" rows={namedApart(knowledge, parts)} />
      <Breakdown title="按题型" rows={types.map((row) => ({ ...row, name: typeNameOf(row.name) }))} />
      <Ways report={report} />
      <DiagnosisPicture attemptId={attempt.attemptId} count={parts.length} says={partsText(parts)} />
    </>
  )
}

/** The next step; a test without practice questions links to its review instead. */
function Next({ report }: { readonly report: AttemptReport }) {
  const { navigator } = useStores()
  const { test, attemptId } = report.attempt
  if (test !== 'recruitment') return <NextStep report={report} />
  return (
    <Card>
      <View className="exercise__title">下一步</View>
      <View className="exercise__note">
        {report.weakest === null
          ? '这次没有丢分的模块，过一遍解析巩固方法'
          : `丢分最多的是「${report.weakest.point}」，先把错题的方法弄懂`}
      </View>
      <Button
        size="s"
        onPress={() =>
          void navigator.go('exercisesAnalysis', {
            type: hasWrong(report) ? 'wrong' : 'paper',
            gid: attemptId,
          })
        }
        testId="ability-next"
      >
        看解析
      </Button>
    </Card>
  )
}

function Ways({ report }: { readonly report: AttemptReport }) {
  const { navigator } = useStores()
  const { attemptId, test = 'strength' } = report.attempt
  return (
    <View className="exercise__actions">
      <Button
        size="s"
        kind="soft"
        onPress={() => void navigator.go('exercisesAnalysis', { type: 'paper', gid: attemptId })}
        testId="diagnosis-analysis"
      >
        全部解析
      </Button>
      <Button
        size="s"
        kind="soft"
        onPress={() => void navigator.go('exercisesDeepReport', { attempt: attemptId })}
        testId="diagnosis-deep"
      >
        深度报告
      </Button>
      <Button
        size="s"
        kind="soft"
        onPress={() => void navigator.go(diagnosticTestTexts[test].page)}
        testId="diagnosis-again"
      >
        再测一次
      </Button>
    </View>
  )
}

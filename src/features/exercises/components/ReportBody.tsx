import { View } from '@tarojs/components'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ProgressRing } from '@/ui/ProgressRing'
import { Stat } from '@/ui/Stat'
import { typeNameOf } from '../models/questionTexts'
import { countsOf, hasWrong, scoreText } from '../models/reportTexts'
import { Breakdown } from './Breakdown'
import '../exercises.scss'

/** How an attempt went: score, parts, and what to do next. */
export function ReportBody({ report }: { readonly report: AttemptReport }) {
  const { attempt, earned, points, open, types, knowledge } = report
  const counts = countsOf(report)
  return (
    <>
      <Card>
        <View className="exercise__score">
          <ProgressRing value={points > 0 ? earned / points : 0} label="得分率" />
          <View className="exercise__score-text">
            <View className="exercise__title">
              {earned} / {points} 分
            </View>
            <View className="exercise__note">{attempt.title}</View>
            <View className="exercise__note">{scoreText(report)}</View>
            {attempt.endedBy === 'expire' ? (
              <View className="exercise__note">时间到，系统自动交卷</View>
            ) : null}
          </View>
        </View>
        <View className="exercise__stats">
          <Stat value={counts.right} unit="题" label="答对" />
          <Stat value={counts.wrong + counts.part} unit="题" label="答错" />
          <Stat value={counts.empty} unit="题" label="没答" />
          {counts.open > 0 ? (
            <Stat value={counts.open} unit="题" label="待自评" testId="report-open" />
          ) : null}
        </View>
      </Card>
      <Next report={report} open={open} />
      <Breakdown title="按题型" rows={types.map((row) => ({ ...row, name: typeNameOf(row.name) }))} />
      <Breakdown title="按知识点" rows={knowledge} />
    </>
  )
}

function Next({ report, open }: { readonly report: AttemptReport; readonly open: number }) {
  const { navigator } = useStores()
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

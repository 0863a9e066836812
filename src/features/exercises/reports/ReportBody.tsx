import { View } from '@tarojs/components'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { Card } from '@/ui/layout/Card'
import { ProgressRing } from '@/ui/charts/ProgressRing'
import { Stat } from '@/ui/charts/Stat'
import { typeNameOf } from '../question/questionTexts'
import { countsOf, scoreText } from './reportTexts'
import { Breakdown } from './Breakdown'
import { ReviewWays } from './ReviewWays'
import '../exercises.scss'

/** How an attempt went: score, parts, and what to do next. */
export function ReportBody({ report }: { readonly report: AttemptReport }) {
  const { attempt, earned, points, types, knowledge } = report
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
          {counts.part > 0 ? <Stat value={counts.part} unit="题" label="部分对" /> : null}
          <Stat value={counts.wrong} unit="题" label="答错" />
          <Stat value={counts.empty} unit="题" label="没答" />
          {counts.open > 0 ? (
            <Stat value={counts.open} unit="题" label="待自评" testId="report-open" />
          ) : null}
        </View>
      </Card>
      <ReviewWays report={report} />
      <Breakdown title="按题型" rows={types.map((row) => ({ ...row, name: typeNameOf(row.name) }))} />
      <Breakdown title="按知识点" rows={knowledge} />
    </>
  )
}

import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { exerciseStatistics, type ExerciseStatistics } from '@/contracts/exercise/statistics'
import type { SpanKind } from '@/domain/progress/studySpans'
import { FEWEST_ANSWERS } from '@/domain/ability/pointMastery'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { BarChart } from '@/ui/charts/BarChart'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Loadable } from '@/ui/feedback/Loadable'
import { Segmented } from '@/ui/controls/Segmented'
import { Stat } from '@/ui/charts/Stat'
import { spanMarks, spanTexts } from '../../progress/spanTexts'
import { answersText, minutesOfSpans, rightText, timeText, tookFigure } from '../../reports/statisticsTexts'
import '../../exercises.scss'

/** /exercises/data-statistics: answers, right ones and time, by day, week and month. */
export function DataStatisticsView() {
  const [per, choose] = useState<SpanKind>('day')
  return (
    <View className="exercise">
      <Segmented items={spanTexts} value={per} onChange={choose} label="统计方式" />
      <Spans key={per} per={per} />
    </View>
  )
}

const Spans = observer(function Spans({ per }: { readonly per: SpanKind }) {
  const { call, session } = useStores()
  const found = useResource(() =>
    call(exerciseStatistics, { params: { uid: session.uid }, query: { per } }, { quiet: true }),
  )
  return (
    <Loadable phase={found.phase} skeleton="card" onRetry={() => void found.load()}>
      {(statistics) => <Charts statistics={statistics} per={per} />}
    </Loadable>
  )
})

interface ChartsProps {
  readonly statistics: ExerciseStatistics
  readonly per: SpanKind
}

function Charts({ statistics, per }: ChartsProps) {
  const { navigator } = useStores()
  const { total, spans } = statistics
  const marks = spanMarks(spans, per)
  const basis = `基于 ${total.answers} 道判过的题`
  const isThin = total.answers < FEWEST_ANSWERS
  return (
    <>
      <Card>
        <View className="exercise__stats">
          <Stat label="答题" value={total.answers} unit="题" testId="statistics-answers" />
          <Stat label="正确率" value={rightText(total)} />
          <Stat label="用时" {...tookFigure(total)} />
        </View>
      </Card>
      <Card>
        <View className="exercise__title">题量与对错</View>
        <BarChart
          series={[
            { name: '答对', tone: 'success', values: spans.map(({ right }) => right) },
            { name: '没答对', tone: 'quiet', values: spans.map(({ answers, right }) => answers - right) },
          ]}
          marks={marks}
          says={answersText(statistics, per)}
          basis={basis}
          isThin={isThin}
          testId="statistics-bars"
        />
      </Card>
      <Card>
        <View className="exercise__title">答题用时（分钟）</View>
        <BarChart
          series={[{ name: '用时', tone: 'brand', values: minutesOfSpans(spans) }]}
          marks={marks}
          says={timeText(statistics, per)}
          basis={basis}
          isThin={isThin}
        />
      </Card>
      <View className="exercise__actions">
        <Button onPress={() => void navigator.go('exercisesBrushTopic')} testId="statistics-practise">
          去刷题
        </Button>
        <Button kind="soft" onPress={() => void navigator.go('knowIndex')} testId="statistics-know">
          看知识点
        </Button>
      </View>
    </>
  )
}

import { View } from '@tarojs/components'
import type { DatedTally } from '@/contracts/progress/tally'
import { type SpanKind } from '@/domain/progress/studySpans'
import { BarChart } from '@/ui/charts/BarChart'
import { Card } from '@/ui/layout/Card'
import { spanMarks } from './spanTexts'
import { chartTexts, minutesOf } from './studyTexts'

interface StudyTimeChartProps {
  readonly spans: readonly DatedTally[]
  readonly per: SpanKind
  readonly endsNow: boolean
}

const BASIS = '来自听课、背单词和做题的记录'

/** Study time of some periods by kind. */
export function StudyTimeChart({ spans, per, endsNow }: StudyTimeChartProps) {
  return (
    <Card>
      <View className="exercise__title">学习时间（分钟）</View>
      <BarChart
        series={[
          { name: '听课', tone: 'brand', values: spans.map((span) => minutesOf(span.lessonSeconds)) },
          { name: '单词', tone: 'accent', values: spans.map((span) => minutesOf(span.wordSeconds)) },
          { name: '做题', tone: 'success', values: spans.map((span) => minutesOf(span.questionSeconds)) },
        ]}
        marks={spanMarks(spans, per)}
        says={chartTexts(spans, { per, endsNow }).time}
        basis={BASIS}
        testId="study-time"
      />
    </Card>
  )
}

/** How many words and questions there were in some spans. */
export function StudyAmountCharts({ spans, per, endsNow }: StudyTimeChartProps) {
  const { words, questions } = chartTexts(spans, { per, endsNow })
  const marks = spanMarks(spans, per)
  return (
    <>
      <Card>
        <View className="exercise__title">题量与对错</View>
        <BarChart
          series={[
            { name: '答对', tone: 'success', values: spans.map(({ right }) => right) },
            { name: '没答对', tone: 'quiet', values: spans.map(({ answers, right }) => answers - right) },
          ]}
          marks={marks}
          says={questions}
          basis="判过的题"
          testId="study-questions"
        />
      </Card>
      <Card>
        <View className="exercise__title">背过的词</View>
        <BarChart
          series={[{ name: '单词', tone: 'brand', values: spans.map((span) => span.words) }]}
          marks={marks}
          says={words}
          basis="同一段时间里重复的词只算一次"
          testId="study-words"
        />
      </Card>
    </>
  )
}

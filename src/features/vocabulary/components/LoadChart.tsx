import type { SeasonPlan } from '@/domain/vocabulary/planSeason'
import { BarChart } from '@/ui/BarChart'
import { thinned } from '@/ui/chartPaths'
import { dayText, loadText } from '../models/forecastText'

interface LoadChartProps {
  readonly forecast: SeasonPlan
  readonly today: number
  readonly newWords: number
  readonly startedWords: number
}

const MOST_BARS = 48

/** New words and reviews of every day until the exam, as the simulation expects them. */
export function LoadChart({ forecast, today, newWords, startedWords }: LoadChartProps) {
  const { days } = forecast.season
  const middle = Math.floor(days.length / 2)
  return (
    <BarChart
      series={[
        {
          name: '复习',
          tone: 'brand',
          values: thinned(
            days.map(({ reviews }) => reviews),
            MOST_BARS,
          ),
        },
        {
          name: '新词',
          tone: 'accent',
          values: thinned(
            days.map(({ fresh }) => fresh),
            MOST_BARS,
          ),
        },
      ]}
      marks={['今天', days.length > 2 ? dayText(today + middle) : '', dayText(today + days.length)]}
      says={loadText(forecast.season, today)}
      basis={`模拟 ${days.length} 天：${newWords} 个新词、${startedWords} 个在学的词`}
      testId="load-chart"
    />
  )
}

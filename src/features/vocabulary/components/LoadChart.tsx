import type { SeasonPlan } from '@/domain/vocabulary/planSeason'
import { BarChart } from '@/ui/charts/BarChart'
import { dayText, loadText } from '../models/forecastText'
import { loadBars } from '../models/loadBars'

interface LoadChartProps {
  readonly forecast: SeasonPlan
  readonly today: number
  readonly newWords: number
  readonly startedWords: number
}

const MOST_BARS = 48

/** Minutes for new words and reviews on the way to the exam, as the simulation expects them. */
export function LoadChart({ forecast, today, newWords, startedWords }: LoadChartProps) {
  const { days } = forecast.season
  const bars = loadBars(days, MOST_BARS)
  const middle = Math.floor(days.length / 2)
  return (
    <BarChart
      series={[
        { name: '复习', tone: 'brand', values: bars.reviews },
        { name: '新词', tone: 'accent', values: bars.fresh },
      ]}
      unit=" 分钟"
      marks={['今天', days.length > 2 ? dayText(today + middle) : '', dayText(today + days.length)]}
      says={loadText(forecast.season, today)}
      basis={`模拟 ${days.length} 天：${newWords} 个新词、${startedWords} 个在学的词`}
      testId="load-chart"
    />
  )
}

import type { ActivityDay } from '@/contracts/sales/figures'
import { BarChart } from '@/ui/charts/BarChart'

interface ActivityChartProps {
  readonly days: readonly ActivityDay[]
}

/** Views by day, with what they say in words. */
export function ActivityChart({ days }: ActivityChartProps) {
  const [most] = [...days].sort((a, b) => b.views - a.views)
  const sum = days.reduce((total, { views }) => total + views, 0)
  const orders = days.reduce((total, day) => total + day.orders, 0)
  if (most === undefined) return null
  const says = `${days.length} 天共 ${sum} 次浏览、${orders} 单，${most.day.slice(5)} 最多，${most.views} 次`
  const marks = [days[0]?.day.slice(5) ?? '', days[days.length - 1]?.day.slice(5) ?? '']
  return (
    <BarChart
      series={[{ name: '浏览', tone: 'brand', values: days.map(({ views }) => views) }]}
      marks={marks}
      says={says}
      basis={`基于 ${sum} 次浏览`}
      testId="activity-chart"
    />
  )
}

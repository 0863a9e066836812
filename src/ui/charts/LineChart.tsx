import { ChartFrame } from './ChartFrame'
import { ChartLayer, type ChartTone } from './ChartLayer'
import { areaPath, linePath, PLANE } from './chartPaths'
import { ChartPlot } from './ChartPlot'

/** One line. */
export interface LineSeries {
  readonly name: string
  readonly tone: ChartTone
  readonly values: readonly number[]
}

interface LineChartProps {
  readonly series: readonly LineSeries[]
  /** The value at the upper edge. */
  readonly top: number
  readonly unit?: string
  readonly marks: readonly string[]
  readonly says: string
  readonly basis: string
  readonly isThin?: boolean
  /** Tints what lies below the first line. */
  readonly filled?: boolean
  readonly testId?: string
}

/** Lines over time, drawn from evenly spread values. */
export function LineChart(props: LineChartProps) {
  const { series, top, unit = '', marks, says, basis, isThin, filled, testId } = props
  const first = series[0]
  return (
    <ChartFrame
      says={says}
      basis={basis}
      isThin={isThin}
      legend={series.length > 1 ? series.map(({ name, tone }) => ({ tone, text: name })) : []}
      testId={testId}
    >
      <ChartPlot top={`${top}${unit}`} middle={`${top / 2}${unit}`} marks={marks}>
        {filled && first ? (
          <ChartLayer draw="fill" tone="soft" plane={PLANE} path={areaPath(first.values, top)} />
        ) : null}
        {series.map(({ name, tone, values }) => (
          <ChartLayer key={name} draw="stroke" tone={tone} plane={PLANE} path={linePath(values, top)} />
        ))}
      </ChartPlot>
    </ChartFrame>
  )
}

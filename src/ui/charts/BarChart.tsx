import { ChartFrame } from './ChartFrame'
import { ChartLayer, type ChartTone } from './ChartLayer'
import { barBoxes, boxesPath, niceTop, PLANE } from './chartPaths'
import { ChartPlot } from './ChartPlot'

/** One colour of the bars. */
export interface BarSeries {
  readonly name: string
  readonly tone: ChartTone
  readonly values: readonly number[]
}

interface BarChartProps {
  /** Stacked series, the first one lowest. All have the same number of values. */
  readonly series: readonly BarSeries[]
  readonly marks: readonly string[]
  readonly says: string
  readonly basis: string
  readonly isThin?: boolean
  readonly unit?: string
  readonly testId?: string
}

/** Stacked bars over time. */
export function BarChart({ series, marks, says, basis, isThin, unit = '', testId }: BarChartProps) {
  const count = series[0]?.values.length ?? 0
  const sums = Array.from({ length: count }, (_unused, at) =>
    series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
  )
  const top = niceTop(Math.max(0, ...sums))
  const below = (index: number): number[] =>
    sums.map((_unused, at) => series.slice(0, index).reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
  return (
    <ChartFrame
      says={says}
      basis={basis}
      isThin={isThin}
      legend={series.length > 1 ? series.map(({ name, tone }) => ({ tone, text: name })) : []}
      testId={testId}
    >
      <ChartPlot top={`${top}${unit}`} middle={top % 2 === 0 ? `${top / 2}` : ''} marks={marks}>
        {series.map(({ name, tone, values }, index) => (
          <ChartLayer
            key={name}
            draw="fill"
            tone={tone}
            plane={PLANE}
            path={boxesPath(barBoxes(values, below(index), top))}
          />
        ))}
      </ChartPlot>
    </ChartFrame>
  )
}

import { View } from '@tarojs/components'
import { ChartFrame } from '@/ui/charts/ChartFrame'
import { ChartLayer, type ChartTone } from '@/ui/charts/ChartLayer'
import './RadarChart.scss'

const SIZE = 200
const MIDDLE = SIZE / 2
const RADIUS = 78
const RINGS = [0.33, 0.66, 1]
const TONES: readonly ChartTone[] = ['brand', 'accent', 'success', 'quiet']

interface RadarChartProps {
  readonly axes: readonly string[]
  /** Each value from 0 to 1. */
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[]
  readonly says: string
  readonly basis: string
}

const polygon = (values: readonly number[]): string => {
  const corners = values.map((value, at) => {
    const angle = (2 * Math.PI * at) / values.length - Math.PI / 2
    const reach = RADIUS * Math.min(1, Math.max(0.04, value))
    return `${Math.round(MIDDLE + reach * Math.cos(angle))} ${Math.round(MIDDLE + reach * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

/** Several things on the same axes; the outline of each in a tone of its own. */
export function RadarChart({ axes, series, says, basis }: RadarChartProps) {
  const plane = { width: SIZE, height: SIZE }
  return (
    <ChartFrame
      says={says}
      basis={basis}
      legend={series.map(({ name }, at) => ({ tone: TONES[at] ?? 'quiet', text: name }))}
    >
      <View className="radar">
        {RINGS.map((ring) => (
          <ChartLayer
            key={ring}
            draw="stroke"
            tone="soft"
            plane={plane}
            path={polygon(axes.map(() => ring))}
          />
        ))}
        {series.map(({ name, values }, at) => (
          <ChartLayer
            key={name}
            draw="stroke"
            tone={TONES[at] ?? 'quiet'}
            plane={plane}
            path={polygon(values)}
          />
        ))}
        {axes.map((axis, at) => {
          const angle = (2 * Math.PI * at) / axes.length - Math.PI / 2
          const left = 50 + 46 * Math.cos(angle)
          const top = 50 + 46 * Math.sin(angle)
          return (
            <View key={axis} className="radar__axis" style={{ left: `${left}%`, top: `${top}%` }}>
              {axis}
            </View>
          )
        })}
      </View>
    </ChartFrame>
  )
}

import { RadarChart } from '@/blocks/radar/RadarChart'
import { axes, axisNames, type Scores } from '@/domain/baoyan/profile'

const HUNDRED = 100

/** The six sides of a background as a radar chart. */
export function ScoreRadar({ scores }: { readonly scores: Scores }) {
  const says = axes.map((axis) => `${axisNames[axis]} ${Math.round(scores[axis] * HUNDRED)} 分`).join('，')
  return (
    <RadarChart
      axes={axes.map((axis) => axisNames[axis])}
      series={[{ name: '我', values: axes.map((axis) => scores[axis]) }]}
      says={says}
      basis="每项满分 100 分，按填写的背景折算"
    />
  )
}

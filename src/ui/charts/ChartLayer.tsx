import { View } from '@tarojs/components'
import './Chart.scss'
import type { Plane } from './chartPaths'
import { cx } from '../cx'
import { ariaProps } from '../controls/target'

/** Colours of what is drawn; each follows the theme. */
export type ChartTone = 'brand' | 'soft' | 'accent' | 'success' | 'quiet'

interface ChartLayerProps {
  /** An SVG path in the units of the plane. */
  readonly path: string
  readonly plane: Plane
  /** `stroke` draws a line of even width however the plane is stretched. */
  readonly draw: 'fill' | 'stroke'
  readonly tone: ChartTone
  /** `stretch` fills the space, `keep` keeps the plane's own size. */
  readonly fit?: 'stretch' | 'keep'
  readonly className?: string
}

const STROKE = "fill='none' stroke='%23000' stroke-width='2.5' stroke-linejoin='round' stroke-linecap='round'"

const svgOf = ({ path, plane, draw, fit }: ChartLayerProps): string => {
  const { width, height } = plane
  const pen = draw === 'stroke' ? `${STROKE} vector-effect='non-scaling-stroke'` : ''
  const size = fit === 'keep' ? `width='${width}' height='${height}'` : "preserveAspectRatio='none'"
  const head = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' ${size}%3E`
  return `url("data:image/svg+xml,${head}%3Cpath ${pen} d='${path}'/%3E%3C/svg%3E")`
}

/**
 * One colour of a chart. SVG is no element in a mini-program, so the drawing is a mask over the tone's colour: the same on
 * both targets, sharp, one view, and dark mode comes from the tokens.
 */
export function ChartLayer(props: ChartLayerProps) {
  const { path, tone, fit = 'stretch', className } = props
  if (path === '') return null
  return (
    <View
      className={cx('yt-chart__layer', `yt-chart__layer--${fit}`, `yt-chart__layer--${tone}`, className)}
      style={{ '--drawing': svgOf(props) } as object}
      {...ariaProps({ hidden: true })}
    />
  )
}

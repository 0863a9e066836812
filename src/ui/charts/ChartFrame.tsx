import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import './Chart.scss'
import type { ChartTone } from './ChartLayer'
import { cx } from '../cx'
import { ariaProps } from '../controls/target'

interface ChartFrameProps {
  /** What the chart shows, in words; read aloud in place of the drawing and written below it. */
  readonly says: string
  /** How many observations stand behind it, with their unit: "基于 132 次复习". */
  readonly basis: string
  /** Fewer observations than are worth a judgement: the drawing turns grey. */
  readonly isThin?: boolean | undefined
  readonly legend?: readonly { readonly tone: ChartTone; readonly text: string }[] | undefined
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly testId?: string | undefined
}

/** What every chart has: its drawing, what the colours mean, what it says in words and on how much it rests. */
export function ChartFrame(props: ChartFrameProps) {
  const { says, basis, isThin, legend = [], children, className, testId } = props
  return (
    <View className={cx('yt-chart', isThin && 'yt-chart--thin', className)} {...ariaProps({ testId })}>
      <View {...ariaProps({ role: 'img', label: says })}>{children}</View>
      {legend.length > 0 ? (
        <View className="yt-chart__legend">
          {legend.map(({ tone, text }) => (
            <View key={text} className="yt-chart__key">
              <View className={`yt-chart__dot yt-chart__layer--${tone}`} />
              {text}
            </View>
          ))}
        </View>
      ) : null}
      <View className="yt-chart__says">{says}</View>
      <View className="yt-chart__basis">{basis}</View>
    </View>
  )
}

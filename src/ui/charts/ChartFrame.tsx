import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import './Chart.scss'
import type { ChartTone } from './ChartLayer'
import { cx } from '../cx'
import { ariaProps } from '../controls/target'

interface ChartFrameProps {
  /** Text alternative of the chart; read aloud instead of the drawing and shown below it. */
  readonly says: string
  /** The number of observations, with their unit: "基于 132 次复习". */
  readonly basis: string
  /** Too few observations for a judgement: the drawing turns grey. */
  readonly isThin?: boolean | undefined
  readonly legend?: readonly { readonly tone: ChartTone; readonly text: string }[] | undefined
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly testId?: string | undefined
}

/** Frame of every chart: drawing, legend, text alternative and number of observations. */
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

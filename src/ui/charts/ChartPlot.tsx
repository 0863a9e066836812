import type { ReactNode } from 'react'
import { View } from '@tarojs/components'

interface ChartPlotProps {
  /** The value at the upper edge, as text. */
  readonly top: string
  readonly middle: string
  /** Marks below the drawing, spread from edge to edge. */
  readonly marks: readonly string[]
  readonly children: ReactNode
}

/** A drawing with its scale: three lines with values beside them and marks below. */
export function ChartPlot({ top, middle, marks, children }: ChartPlotProps) {
  return (
    <View className="yt-chart__plot">
      <View className="yt-chart__scale">
        <View>{top}</View>
        <View>{middle}</View>
        <View>0</View>
      </View>
      <View className="yt-chart__body">
        <View className="yt-chart__plane">
          <View className="yt-chart__rule yt-chart__rule--top" />
          <View className="yt-chart__rule yt-chart__rule--middle" />
          <View className="yt-chart__rule yt-chart__rule--bottom" />
          {children}
        </View>
        <View className="yt-chart__marks">
          {marks.map((mark, index) => (
            <View key={`${index} ${mark}`}>{mark}</View>
          ))}
        </View>
      </View>
    </View>
  )
}

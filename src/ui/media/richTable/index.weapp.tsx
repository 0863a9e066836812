import { View } from '@tarojs/components'
import type { RichTableProps } from './types'

/** WXML knows no rows and cells of a table: they are drawn as views. */
export function RichTable({ head, rows }: RichTableProps) {
  return (
    <View className="yt-rich__table">
      <Row cells={head} className="yt-rich__row yt-rich__row--head" />
      {rows.map((row) => (
        <Row key={row.join()} cells={row} className="yt-rich__row" />
      ))}
    </View>
  )
}

function Row({ cells, className }: { readonly cells: readonly string[]; readonly className: string }) {
  return (
    <View className={className}>
      {cells.map((cell, index) => (
        <View key={index} className="yt-rich__cell">
          {cell}
        </View>
      ))}
    </View>
  )
}

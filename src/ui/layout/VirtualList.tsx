import { useState, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { ScrollColumn } from './scrollColumn'
import { ariaProps } from '../controls/target'
import { virtualWindow } from './virtualWindow'

interface VirtualListProps<Row> {
  readonly rows: readonly Row[]
  /** Every row has this height, in pixels. */
  readonly rowHeight: number
  /** The most that the list is high, in pixels: as much is drawn. */
  readonly viewport: number
  readonly keyOf: (row: Row) => string
  readonly label: string
  readonly className?: string
  readonly children: (row: Row, index: number) => ReactNode
}

/** A list of any length that draws only what is near the screen. A new list of rows begins at the same place. */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const { rows, rowHeight, viewport, keyOf, label, className, children } = props
  const size = { count: rows.length, rowHeight, viewport }
  const [at, setAt] = useState(0)
  const { first, end } = virtualWindow(at, size)
  const follow = (top: number): void => {
    const next = virtualWindow(top, size)
    if (next.first !== first || next.end !== end) setAt(top)
  }
  return (
    <ScrollColumn className={className} onScroll={follow} label={label}>
      <View style={{ height: `${first * rowHeight}px` }} />
      {rows.slice(first, end).map((row, index) => (
        <View key={keyOf(row)} style={{ height: `${rowHeight}px` }} {...ariaProps({ role: 'listitem' })}>
          {children(row, first + index)}
        </View>
      ))}
      <View style={{ height: `${(rows.length - end) * rowHeight}px` }} />
    </ScrollColumn>
  )
}

import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Card } from '@/ui/layout/Card'
import { cx } from '@/ui/cx'
import { Pressable } from '@/ui/controls/Pressable'
import { ariaProps } from '@/ui/controls/target'

/** One column: its name and its values. */
export interface Column<T> {
  readonly name: string
  readonly of: (row: T) => ReactNode
}

interface DataTableProps<T> {
  readonly label: string
  readonly columns: readonly Column<T>[]
  readonly rows: readonly T[]
  readonly idOf: (row: T) => string
  readonly isMine?: (row: T) => boolean
  /** Accessible name of a row's link; absent where rows lead nowhere. */
  readonly nameOf?: (row: T) => string
  readonly onOpen?: (row: T) => void
  readonly testId?: string
}

/** Rows as cards on a phone and as a table from 900 px on; Tab and Enter open a row. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { label, columns, rows, idOf, isMine, nameOf, onOpen, testId } = props
  const cells = (row: T) =>
    columns.map(({ name, of }, at) => (
      <View key={name} className={cx('sales-table__cell', at === 0 && 'sales-table__cell--first')}>
        <View className="sales-table__name">{name}</View>
        <View className="sales-table__value">{of(row)}</View>
      </View>
    ))
  return (
    <Card padding="none" testId={testId}>
      <View className="sales-table__head" {...ariaProps({ hidden: true })}>
        {columns.map(({ name }) => (
          <View key={name}>{name}</View>
        ))}
      </View>
      <View {...ariaProps({ role: onOpen ? 'group' : 'list', label })}>
        {rows.map((row) => {
          const look = cx('sales-table__row', isMine?.(row) && 'sales-table__row--mine')
          return onOpen ? (
            <Pressable
              key={idOf(row)}
              className={look}
              feedback="row"
              label={nameOf?.(row)}
              onPress={() => onOpen(row)}
            >
              {cells(row)}
            </Pressable>
          ) : (
            <View key={idOf(row)} className={look} {...ariaProps({ role: 'listitem' })}>
              {cells(row)}
            </View>
          )
        })}
      </View>
    </Card>
  )
}

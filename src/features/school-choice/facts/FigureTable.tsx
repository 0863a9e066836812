import { View } from '@tarojs/components'
import { ariaProps } from '@/ui/controls/target'

interface FigureTableProps {
  readonly label: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Widths of the columns, as in CSS. */
  readonly columns: string
}

/** A table of figures, read aloud row by row with the names of its columns. */
export function FigureTable({ label, head, rows, columns }: FigureTableProps) {
  const style = { gridTemplateColumns: columns }
  const cells = (texts: readonly string[], extra: string) =>
    texts.map((text, at) => (
      <View key={at} className={`choice-table__cell${extra}`}>
        {text}
      </View>
    ))
  const spoken = (texts: readonly string[]): string =>
    texts.map((text, at) => `${head[at] ?? ''} ${text}`).join('，')
  return (
    <View {...ariaProps({ role: 'list', label })}>
      <View className="choice-table" style={style} {...ariaProps({ hidden: true })}>
        {cells(head, ' choice-table__cell--head')}
      </View>
      {rows.map((texts, at) => (
        <View
          key={at}
          className="choice-table"
          style={style}
          {...ariaProps({ role: 'listitem', label: spoken(texts) })}
        >
          {cells(texts, '')}
        </View>
      ))}
    </View>
  )
}

import { View } from '@tarojs/components'
import { ariaProps } from '@/ui/controls/target'
import { MoreRows } from '@/ui/layout/MoreRows'

const STEP = 6

interface LineTableProps {
  readonly label: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A table of figures, read aloud row by row with the names of its columns. */
export function LineTable({ label, head, rows }: LineTableProps) {
  const style = { gridTemplateColumns: '1.6fr 1fr 1fr 1fr' }
  const cells = (texts: readonly string[], extra: string) =>
    texts.map((text, at) => (
      <View key={at} className={`score-table__cell${extra}`}>
        {text}
      </View>
    ))
  const spoken = (texts: readonly string[]): string =>
    texts.map((text, at) => `${head[at] ?? ''} ${text}`).join('，')
  return (
    <View {...ariaProps({ role: 'group', label })}>
      <View className="score-table" style={style} {...ariaProps({ hidden: true })}>
        {cells(head, ' score-table__cell--head')}
      </View>
      <MoreRows
        rows={rows}
        step={STEP}
        unit="行"
        draw={(texts) => (
          <View
            key={texts[0] ?? ''}
            className="score-table"
            style={style}
            {...ariaProps({ role: 'group', label: spoken(texts) })}
          >
            {cells(texts, '')}
          </View>
        )}
      />
    </View>
  )
}

import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { WordRow } from '@/contracts/word/wordFields'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Pressable } from '@/ui/controls/Pressable'
import { Switch } from '@/ui/controls/Switch'
import { Tabs } from '@/ui/layout/Tabs'
import { VirtualList } from '@/ui/layout/VirtualList'
import { WithBook } from '../../components/WithBook'
import { filterTexts, stateText, wordFilters } from '../../models/wordFilters'
import { useVocabulary } from '../../stores/useVocabulary'
import { WordTable } from '../../stores/WordTable'
import '../../vocabulary.scss'
import './TableView.scss'

const ROW = 64
/** As much as the tallest phones show. */
const VIEWPORT = 800
const TABS = wordFilters.map((key) => ({ key, text: filterTexts[key] }))

/** /spword/table?stage=: every word of the book, filtered, with covered meanings on demand. */
export const TableView = observer(function TableView() {
  return (
    <WithBook>
      <Table />
    </WithBook>
  )
})

const Table = observer(function Table() {
  const { textSize } = useStores()
  const vocabulary = useVocabulary()
  const { given } = useRoute()
  const stage = Number(given['stage']) || undefined
  const [table] = useState(() => new WordTable(vocabulary, stage))
  const { rows } = table
  return (
    <View className="vocab vocab--full">
      <Tabs items={TABS} active={table.filter} onChange={table.choose} label="筛选单词" layout="fill" />
      <View className="vocab__row">
        <View className="vocab__note yt-grow">
          {stage === undefined ? '' : `第 ${stage} 单元 · `}
          {rows.length} 词
        </View>
        <View className="vocab__note">盖住释义</View>
        <Switch label="盖住释义" checked={table.isCovered} onChange={table.cover} testId="cover" />
      </View>
      {rows.length === 0 ? (
        <Empty size="small" title={`没有“${filterTexts[table.filter]}”的词`} hint="换一个筛选看看" />
      ) : (
        <VirtualList
          key={table.filter}
          className="vocab__list"
          rows={rows}
          rowHeight={ROW * textSize.scale}
          viewport={VIEWPORT}
          keyOf={rowKey}
          label="单词"
        >
          {(row) => <Row row={row} table={table} />}
        </VirtualList>
      )}
    </View>
  )
})

const rowKey = ({ id }: WordRow): string => id

interface RowProps {
  readonly row: WordRow
  readonly table: WordTable
}

const Row = observer(function Row({ row, table }: RowProps) {
  const { navigator } = useStores()
  const { log } = useVocabulary()
  const isShown = table.shows(row.id)
  const press = (): void => {
    if (isShown) void navigator.go('vocabularyDetail', { id: row.id })
    else table.uncover(row.id)
  }
  return (
    <Pressable className="word-row" feedback="row" onPress={press}>
      <View className="yt-grow">
        <View className="yt-clip">
          {row.word}
          <View className="word-row__phonetic">{`/${row.phonetic}/`}</View>
        </View>
        <View className="word-row__short yt-clip">{isShown ? row.short : '点一下看释义'}</View>
      </View>
      <View className="word-row__state">{stateText(log.stateOf(row.id))}</View>
    </Pressable>
  )
})

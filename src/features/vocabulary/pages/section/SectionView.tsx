import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/controls/Pressable'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { VirtualList } from '@/ui/layout/VirtualList'
import { WithBook } from '../../components/WithBook'
import { unitProgress, type UnitProgress } from '../../models/unitProgress'
import { useVocabulary } from '../../stores/useVocabulary'
import '../../vocabulary.scss'
import './SectionView.scss'

const ROW = 80
const VIEWPORT = 800

/** /spword/section: the units of the book and how far each is. */
export const SectionView = observer(function SectionView() {
  return (
    <WithBook>
      <Units />
    </WithBook>
  )
})

const Units = observer(function Units() {
  const { textSize } = useStores()
  const { book, log } = useVocabulary()
  const units = unitProgress(book.rows, log.states)
  const seen = units.reduce((sum, unit) => sum + unit.seen, 0)
  const known = units.reduce((sum, unit) => sum + unit.known, 0)
  if (units.length === 0) return <Empty title="词书还是空的" hint="稍后再来看看" />
  return (
    <View className="vocab vocab--full">
      <View className="vocab__note">
        共 {units.length} 个单元、{book.rows.length} 词，已学 {seen} 词，掌握 {known} 词
      </View>
      <VirtualList
        className="vocab__list"
        rows={units}
        rowHeight={ROW * textSize.scale}
        viewport={VIEWPORT}
        keyOf={unitKey}
        label="单元"
      >
        {(unit) => <Unit unit={unit} />}
      </VirtualList>
    </View>
  )
})

const unitKey = ({ stage }: UnitProgress): string => String(stage)

function Unit({ unit }: { readonly unit: UnitProgress }) {
  const { navigator } = useStores()
  const { stage, words, seen, known } = unit
  return (
    <Pressable
      className="word-unit"
      feedback="row"
      onPress={() => void navigator.go('vocabularyTable', { stage: String(stage) })}
    >
      <View className="yt-grow">
        <View className="vocab__row">
          <View className="vocab__title yt-grow">第 {stage} 单元</View>
          <View className="vocab__note">
            已学 {seen}/{words} · 掌握 {known}
          </View>
        </View>
        <View className="word-unit__bar">
          <ProgressBar value={seen / words} label={`第 ${stage} 单元已学`} />
        </View>
      </View>
      <Icon name="next" className="word-unit__arrow" />
    </Pressable>
  )
}

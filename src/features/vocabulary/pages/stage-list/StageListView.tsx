import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { stages, type Stage } from '@/contracts/word/books'
import { GATE_PERCENT } from '@/contracts/word/stageTests'
import { useDidShow } from '@tarojs/taro'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Icon } from '@/ui/Icon'
import { Loadable } from '@/ui/feedback/Loadable'
import { VirtualList } from '@/ui/layout/VirtualList'
import { useVocabulary } from '../../stores/useVocabulary'
import '../../vocabulary.scss'
import './StageListView.scss'

const ROW = 88
const VIEWPORT = 800

/** /spword/stage-list: the stages of the book; a test opens the next one. */
export const StageListView = observer(function StageListView() {
  const { call, session } = useStores()
  const vocabulary = useVocabulary()
  const found = useResource(async () => {
    const bookId = await vocabulary.bookId()
    return call(stages, { params: { uid: session.uid, bookId } }, { quiet: true })
  })
  useDidShow(() => void found.load())
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(list) => <Stages list={list} />}
    </Loadable>
  )
})

function Stages({ list }: { readonly list: readonly Stage[] }) {
  const { textSize } = useStores()
  if (list.length === 0) return <Empty title="词书还是空的" hint="稍后再来看看" />
  const passed = list.filter(({ state }) => state === 'passed').length
  return (
    <View className="vocab vocab--full">
      <View className="vocab__note">
        共 {list.length} 个阶段，已过 {passed} 个。测试答对 {GATE_PERCENT}% 就能开启下一阶段
      </View>
      <VirtualList
        className="vocab__list"
        rows={list}
        rowHeight={ROW * textSize.scale}
        viewport={VIEWPORT}
        keyOf={stageKey}
        label="阶段"
      >
        {(stage) => <StageRow stage={stage} />}
      </VirtualList>
    </View>
  )
}

const stageKey = ({ stage }: Stage): string => String(stage)

const STATES = {
  locked: { icon: 'lock', text: '未开启' },
  open: { icon: 'play', text: '进行中' },
  passed: { icon: 'done', text: '已通过' },
} as const satisfies Record<Stage['state'], object>

function StageRow({ stage: row }: { readonly stage: Stage }) {
  const { navigator } = useStores()
  const { stage, wordCount, learned, known, state, bestScore } = row
  const { icon, text } = STATES[state]
  return (
    <View className="word-stage">
      <View className={`word-stage__sign word-stage__sign--${state}`}>
        <Icon name={icon} label={text} />
      </View>
      <View className="yt-grow">
        <View className="vocab__title">第 {stage} 阶段</View>
        <View className="vocab__note">
          已学 {learned}/{wordCount} · 掌握 {known}
          {bestScore === null ? '' : ` · 最好 ${Math.round(bestScore)} 分`}
        </View>
      </View>
      {state === 'locked' ? (
        <View className="vocab__note">先过上一关</View>
      ) : (
        <Button
          size="s"
          kind={state === 'open' ? 'primary' : 'soft'}
          label={`第 ${stage} 阶段${state === 'open' ? '过关测试' : '再测一次'}`}
          onPress={() => void navigator.go('vocabularyTest', { stage: String(stage) })}
        >
          {state === 'open' ? '过关测试' : '再测一次'}
        </Button>
      )}
    </View>
  )
}

import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { RouteId } from '@/routes/table'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Failure } from '@/ui/feedback/Failure'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/controls/Pressable'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { ProgressRing } from '@/ui/charts/ProgressRing'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Stat } from '@/ui/charts/Stat'
import { FirstPlan } from '../../components/FirstPlan'
import { Overview } from '../../stores/Overview'
import { useVocabulary } from '../../stores/useVocabulary'
import '../../vocabulary.scss'
import './IndexView.scss'

interface Entry {
  readonly id: RouteId
  readonly text: string
  readonly icon: `x-${string}`
}

const ENTRIES: readonly Entry[] = [
  { id: 'vocabularyPreview', text: '预习', icon: 'x-layers' },
  { id: 'vocabularyTest', text: '测试', icon: 'x-spell' },
  { id: 'vocabularyTable', text: '单词表', icon: 'x-list' },
  { id: 'vocabularySearch', text: '查词', icon: 'x-search' },
  { id: 'vocabularyStageList', text: '阶段', icon: 'x-flag' },
  { id: 'vocabularyStudyRecord', text: '记录', icon: 'x-calendar' },
  { id: 'vocabularyUserPlan', text: '计划', icon: 'x-target' },
  { id: 'vocabularyMemoryScheme', text: '记忆方案', icon: 'x-sliders' },
]

/** /spword/index: today's words, the book, and the ways to everything else. */
export const IndexView = observer(function IndexView() {
  const vocabulary = useVocabulary()
  const overview = usePageStore(() => new Overview(vocabulary))
  useDidShow(() => void overview.open())
  if (overview.state === 'opening') return <Skeleton variant="detail" />
  if (overview.state === 'failed')
    return <Failure message="单词没有取到，请检查网络后重试" onRetry={() => void overview.open()} />
  if (overview.state === 'unplanned') return <FirstPlan onDone={() => void overview.open()} />
  return (
    <View className="vocab">
      <Today overview={overview} />
      <Book overview={overview} />
      <Entries />
    </View>
  )
})

const Today = observer(function Today({ overview }: { readonly overview: Overview }) {
  const { navigator } = useStores()
  const { today, streak } = overview
  if (!today) return null
  const { fresh, due, learning, backlog, left, finished, share } = today
  return (
    <Card testId="words-today">
      <View className="word-today">
        <ProgressRing size="l" value={share} label="今天的进度" tone={left === 0 ? 'success' : 'brand'}>
          <View className="word-today__left">{left === 0 ? finished : left}</View>
          <View className="vocab__note">{left === 0 ? '今天背了' : '还剩'}</View>
        </ProgressRing>
        <View className="word-today__stats">
          <Stat label="今日新词" value={fresh} unit="个" testId="words-fresh" />
          <Stat label="今日复习" value={due + learning} unit="个" testId="words-due" />
          <View className="word-today__streak">
            <Icon name="x-flame" />
            {streak > 0 ? `连续 ${streak} 天` : '今天开始第 1 天'}
          </View>
        </View>
      </View>
      {backlog > 0 ? (
        <View className="word-today__backlog">
          还有 {backlog} 个复习排在后面几天，先把今天的背完，新词会等你
        </View>
      ) : null}
      <Button
        block
        size="l"
        className="vocab__gap"
        onPress={() => void navigator.go(left === 0 ? 'vocabularyTest' : 'vocabularyMemory')}
        testId="words-start"
      >
        {left === 0 ? '今天背完了，做个测试' : finished > 0 ? '继续背单词' : '开始背单词'}
      </Button>
    </Card>
  )
})

const Book = observer(function Book({ overview }: { readonly overview: Overview }) {
  const { navigator } = useStores()
  const { plan } = useVocabulary()
  const { total, seen, known } = overview.progress
  return (
    <Card onPress={() => void navigator.go('vocabularySection')}>
      <View className="vocab__row">
        <View className="yt-grow">
          <View className="vocab__title">{plan.plan?.planName}</View>
          <View className="vocab__note">
            已学 {seen} / {total} 词，掌握 {known} 词
          </View>
        </View>
        <Icon name="next" className="word-book__arrow" />
      </View>
      <View className="vocab__gap">
        <ProgressBar value={total > 0 ? seen / total : 0} label="已学的词" />
      </View>
    </Card>
  )
})

function Entries() {
  const { navigator } = useStores()
  return (
    <Card padding="none">
      <View className="word-entries">
        {ENTRIES.map(({ id, text, icon }) => (
          <Pressable key={id} className="word-entries__one" role="link" onPress={() => void navigator.go(id)}>
            <Icon name={icon} className="word-entries__icon" />
            <View>{text}</View>
          </Pressable>
        ))}
      </View>
    </Card>
  )
}

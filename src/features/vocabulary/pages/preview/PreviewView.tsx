import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Pressable } from '@/ui/controls/Pressable'
import { VirtualList } from '@/ui/layout/VirtualList'
import { SoundButton } from '../../components/SoundButton'
import { senseLine } from '../../models/senseLine'
import type { Vocabulary } from '../../stores/Vocabulary'
import { useVocabulary } from '../../stores/useVocabulary'
import '../../vocabulary.scss'
import './PreviewView.scss'

/** Two lines of an example fit; all of it grows with the reader's size of type. */
const ROW = 124
const VIEWPORT = 800

/** /spword/preview: today's new words at a glance. */
export const PreviewView = observer(function PreviewView() {
  const vocabulary = useVocabulary()
  const today = useResource(() => newWordsOf(vocabulary))
  return (
    <Loadable phase={today.phase} failure="单词没有取到，请检查网络后重试" onRetry={() => void today.load()}>
      {(words) => <NewWords words={words} />}
    </Loadable>
  )
})

/** The new words of today, to look at before they are asked; looking schedules nothing. Null without a plan. */
const newWordsOf = async (vocabulary: Vocabulary): Promise<readonly string[] | null> => {
  const plan = await vocabulary.open()
  if (!plan) return null
  const words = vocabulary
    .queue(plan)
    .items.filter(({ reason }) => reason === 'new')
    .map(({ word }) => word)
  void vocabulary.details.fetch(words)
  return words
}

function NewWords({ words }: { readonly words: readonly string[] | null }) {
  const { navigator, textSize } = useStores()
  if (!words) {
    return (
      <Empty
        title="先定一个计划"
        hint="有了计划，这里会列出每天的新词"
        action={{ text: '去制定计划', onPress: () => void navigator.replace('vocabularyUserPlan') }}
      />
    )
  }
  if (words.length === 0) {
    return (
      <Empty
        art="done"
        title="今天没有要学的新词了"
        hint="先把复习做完，新词明天再来"
        action={{ text: '去复习', onPress: () => void navigator.replace('vocabularyMemory') }}
      />
    )
  }
  return (
    <View className="vocab vocab--full">
      <View className="vocab__note">今天有 {words.length} 个新词，先看一遍，不计入记忆</View>
      <VirtualList
        className="vocab__list"
        rows={words}
        rowHeight={ROW * textSize.scale}
        viewport={VIEWPORT}
        keyOf={wordKey}
        label="今天的新词"
      >
        {(word) => <PreviewRow word={word} />}
      </VirtualList>
      <View className="word-preview__foot">
        <Button block size="l" onPress={() => void navigator.replace('vocabularyMemory')}>
          开始背
        </Button>
      </View>
    </View>
  )
}

const wordKey = (word: string): string => word

const PreviewRow = observer(function PreviewRow({ word }: { readonly word: string }) {
  const { navigator } = useStores()
  const { book, details } = useVocabulary()
  const row = book.find(word)
  const detail = details.find(word)
  const name = detail?.word ?? row?.word ?? word
  const meaning = detail ? detail.senses.map(senseLine).join('  ') : row?.short
  return (
    <View className="word-preview">
      <Pressable
        className="word-preview__main"
        feedback="row"
        onPress={() => void navigator.go('vocabularyDetail', { id: word })}
      >
        <View className="yt-clip word-preview__word">
          {name}
          <View className="word-preview__phonetic">/{row?.phonetic}/</View>
        </View>
        <View className="word-preview__meaning yt-clip">{meaning}</View>
        <View className="word-preview__example">{detail?.example.en}</View>
      </Pressable>
      <SoundButton id={word} word={name} className="word-preview__sound" />
    </View>
  )
})

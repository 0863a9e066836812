import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { wordToday } from '@/contracts/word/today'
import { wordsTodayText } from '@/domain/vocabulary/wordsTodayText'
import { useKeptResource } from '@/stores/useKeptResource'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import './WordsCard.scss'

/** Today's words as a task that leads to them; absent while the backend does not tell. */
export const WordsCard = observer(function WordsCard({ testId }: { readonly testId: string }) {
  const { call, session, navigator } = useStores()
  const words = useKeptResource({ name: `words:today:${session.uid}`, schema: wordToday.response }, () =>
    call(wordToday, { params: { uid: session.uid } }, { quiet: true }),
  )
  useDidShow(() => void words.load())
  if (!words.value) return null
  const { planned, newLeft, due } = words.value
  return (
    <Card onPress={() => void navigator.go('vocabularyIndex')} testId={testId}>
      <View className="words-card">
        <Icon name={planned && newLeft + due === 0 ? 'done' : 'study'} />
        <View className="yt-grow">
          <View className="words-card__title">背单词</View>
          <View className="words-card__note">{wordsTodayText(words.value)}</View>
        </View>
      </View>
    </Card>
  )
})

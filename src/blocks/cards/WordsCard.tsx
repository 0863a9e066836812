import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { wordToday } from '@/contracts/word/today'
import { wordsTodayText } from '@/domain/vocabulary/wordsTodayText'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useStores } from '@/stores/useStores'
import { TaskCard } from './TaskCard'

/** Today's words as a task that leads to them; absent until the backend has answered. */
export const WordsCard = observer(function WordsCard({ testId }: { readonly testId: string }) {
  const { call, session, navigator } = useStores()
  const words = usePersistedResource({ name: `words:today:${session.uid}`, schema: wordToday.response }, () =>
    call(wordToday, { params: { uid: session.uid } }, { quiet: true }),
  )
  useDidShow(() => void words.load())
  if (!words.value) return null
  const { planned, newLeft, due } = words.value
  return (
    <TaskCard
      title="背单词"
      note={wordsTodayText(words.value)}
      isDone={planned && newLeft + due === 0}
      onPress={() => void navigator.go('vocabularyIndex')}
      testId={testId}
    />
  )
})

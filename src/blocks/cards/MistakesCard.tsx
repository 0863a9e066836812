import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useMistakeSummary } from '@/stores/useMistakeSummary'
import { useStores } from '@/stores/useStores'
import { TaskCard } from './TaskCard'

/** The wrong questions of today as a task that leads to them; absent when there are none. */
export const MistakesCard = observer(function MistakesCard({ testId }: { readonly testId: string }) {
  const { navigator } = useStores()
  const found = useMistakeSummary()
  useDidShow(() => void found.load())
  if (!found.value?.open) return null
  const { due, open } = found.value
  return (
    <TaskCard
      title="重做错题"
      note={due ? `今天到期 ${due} 题` : `今天没有到期的，还有 ${open} 题未掌握`}
      isDone={due === 0}
      onPress={() => void navigator.go('exercisesWrongTopic')}
      testId={testId}
    />
  )
})

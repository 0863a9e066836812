import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { recitationSummary } from '@/contracts/exercise/recitationSummary'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useStores } from '@/stores/useStores'
import { TaskCard } from './TaskCard'

/** The passages of today as a task that leads to them; absent for learners who recite none. */
export const RecitationsCard = observer(function RecitationsCard({ testId }: { readonly testId: string }) {
  const { call, session, navigator } = useStores()
  const found = usePersistedResource(
    { name: `recitation-summary:${session.uid}`, schema: recitationSummary.response },
    () => call(recitationSummary, { params: { uid: session.uid } }, { quiet: true }),
  )
  useDidShow(() => void found.load())
  if (!found.value?.begun) return null
  const { due, begun } = found.value
  return (
    <TaskCard
      title="背诵"
      note={due ? `今天到期 ${due} 条` : `今天没有到期的，背过 ${begun} 条`}
      isDone={due === 0}
      onPress={() => void navigator.go('exercisesV3Recite')}
      testId={testId}
    />
  )
})
